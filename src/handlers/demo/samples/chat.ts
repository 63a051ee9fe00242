/** Sample chats: everyone in the directory is a contact, six have a conversation; the chat of a contact has its id. */
import type { Chat, ChatContact, ChatProfile, ChatStatus } from "#generated/demo/schema.ts";
import { directory, type Person } from "./directory.ts";
import { daysAgo, minutesAgo } from "./moments.ts";
import * as people from "./people.ts";

export interface ChatState {
  profile: ChatProfile;
  contacts: ChatContact[];
  chats: Chat[];
}

/** Id of the person who chats. */
export const ownId = 11;

function contact(id: number, { fullName, avatar, email, job }: Person, status: ChatStatus, about = ""): ChatContact {
  return { id, fullName, role: job, about, avatar, email, status };
}

/** What those say about themselves who have no conversation yet. */
const aboutOf: Readonly<Record<string, string>> = {
  "Callum Fraser": "Green beans by the container, stories by the cup.",
  "Siti Rahmah": "Ask me what your plan covers.",
  "Kwame Mensah": "Chocolate starts with a tree.",
  "Ingrid Solberg": "Two suitcases are enough.",
  "Farid Iskandar": "If it drips, hums or flickers, call me.",
  "Haruka Sato": "Available light only.",
  "Lakshmi Pillai": "Wash your hands. Again.",
  "Omid Rahimi": "Saffron is counted, not weighed.",
  "Jayden Koh": "Never on a Friday.",
  "Margaret Ashworth": "Have it in writing.",
  "Vikram Nair": "Good questions get the second interview.",
  "Saoirse Byrne": "Every page is read aloud once.",
  "Gustav Lindqvist": "Four legs, no screws.",
};

type Line = readonly [who: "me" | "them", time: string, message: string];

function chat(id: number, unseenMsgs: number, lines: readonly Line[]): Chat {
  const messages = lines.map(([who, time, message]) => ({ message, time, senderId: who === "me" ? ownId : id }));
  return { id, userId: id, unseenMsgs, chat: messages };
}

export function createChatState(now: Date): ChatState {
  const ago = (minutes: number) => minutesAgo(now, minutes);
  const day = (days: number, minutes = 0) => daysAgo(now, days, minutes);
  const known = [
    contact(1, people.marcus, "online", "If it has a decimal point, it is mine."),
    contact(2, people.marisol, "online", "Counts twice, pays once."),
    contact(3, people.harjit, "busy", "In one of our five kitchens. Try the loudest."),
    contact(4, people.aisyah, "online", "I know where your pass is."),
    contact(5, people.boonKeng, "away", "Roasting since 1981."),
    contact(6, people.kavitha, "away", "Measures first, moves furniture second."),
    contact(7, people.tomasz, "offline", "Have you tried reading the log?"),
    contact(8, people.amara, "busy", "Nobody leaves a course of mine hungry."),
    contact(9, people.paolo, "offline", "Morning shift, singing included."),
    contact(10, people.layla, "offline", "Read clause 7 first."),
  ];
  // Ids after that of the person who chats.
  const others = directory
    .filter(({ fullName }) => ![people.adeline.fullName, ...known.map((each) => each.fullName)].includes(fullName))
    .map((person, at) =>
      contact(ownId + 1 + at, person, at % 3 === 0 ? "online" : "offline", aboutOf[person.fullName]),
    );
  return {
    profile: {
      id: ownId,
      avatar: people.adeline.avatar,
      fullName: people.adeline.fullName,
      role: "admin",
      about: "Keeps the payslips on time and the kopi strong.",
      status: "online",
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    },
    contacts: [...known, ...others],
    chats: [
      chat(2, 2, [
        ["me", day(1, 190), "How does November look, Marisol?"],
        ["them", day(1, 184), "Almost done. Two outlets still owe me their timesheets."],
        ["them", day(1, 183), "Guess which two."],
        ["me", day(1, 180), "Bedok and Bedok?"],
        ["them", day(1, 178), "Bedok and Joo Chiat, for a change!"],
        ["me", ago(320), "Harjit promised both by noon."],
        ["them", ago(48), "Both are in. Every card has its clock-out, I checked."],
        ["them", ago(46), "Can I close November?"],
      ]),
      chat(3, 0, [
        [
          "them",
          day(3, 400),
          "Oven two in Joo Chiat is dead. I send three people to Craig Road, their travel is on us?",
        ],
        ["me", day(3, 391), "Yes, claim it as transport. Keep the rest break on the rota, please."],
        ["them", day(3, 388), "It's on the rota. It's even in red."],
        ["me", day(3, 386), "You are my favourite kitchen."],
        ["them", ago(615), "Oven two lives again. The technician took off his cap to it."],
        ["me", ago(600), "And I take mine off to you."],
      ]),
      chat(6, 1, [
        ["me", day(2, 60), "Would the nursing room fit beside the pantry?"],
        ["them", day(2, 31), "Beside the pantry it smells of curry by eleven. Level 9 is quieter."],
        ["me", day(2, 29), "Level 9 is full of lanterns."],
        [
          "them",
          ago(96),
          "I have measured. The lanterns can move in with me until the festival, there are only forty.",
        ],
      ]),
      chat(4, 0, [
        ["them", day(4, 240), "All three interns signed! One of them asked whether the kopi allowance is taxable."],
        ["me", day(4, 236), "Hire that one."],
        ["them", day(4, 235), "Already done."],
        ["me", day(4, 230), "Who is their buddy?"],
        ["them", day(4, 222), "Jayden. He has bought new table tennis bats, so I think he takes it seriously."],
      ]),
      chat(7, 0, [
        ["them", day(6, 130), "Backup of last night restored in nine minutes on the spare machine. I timed it."],
        ["me", day(6, 122), "Is nine good?"],
        ["them", day(6, 121), "Last year it was fifty."],
        ["me", day(6, 118), "Then nine is very good. Go home, Tomasz."],
      ]),
      chat(1, 0, [
        ["me", day(9, 300), "Marcus, the older workers' rates change in January. Are we ready?"],
        [
          "them",
          day(9, 284),
          "The new rows are in, with the source. I ran three payslips by hand and they agree to the cent.",
        ],
        ["me", day(9, 280), "Which three?"],
        ["them", day(9, 277), "Uncle Seng, Auntie Lian, and my mother, who works in Bedok and would notice."],
      ]),
    ],
  };
}
