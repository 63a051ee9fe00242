/** Sample mailbox: 26 emails of the head of people at a group of coffee shops, oldest first. */
import type { Email, EmailAttachment, EmailReply } from "#generated/demo/schema.ts";
import { textFile } from "../attachments.ts";
import { daysAgo, minutesAgo } from "./moments.ts";
import * as people from "./people.ts";

export interface EmailState {
  emails: Email[];
}

type Lines = readonly string[];

const address = (person: people.Person) => ({ name: person.fullName, email: person.email });
const sender = (person: people.Person) => ({ ...address(person), avatar: person.avatar });
const external = (name: string, email: string) => ({ name, email, avatar: null });
const html = (lines: Lines): string => lines.map((line) => (line.startsWith("<") ? line : `<p>${line}</p>`)).join("");

/** A remote image: readers are asked before it loads. Nobody can be reached under these names. */
const remote = (address: string, alt: string, width: number, height: number): string =>
  `<p><img src="${address}" alt="${alt}" width="${width}" height="${height}"></p>`;

type Needed = Pick<Email, "id" | "subject" | "time"> & { lines: Lines };
type Given = Needed & Partial<Omit<Email, keyof Needed | "message">>;

function mail({ lines, ...given }: Given): Email {
  return {
    from: sender(people.adeline),
    to: [address(people.adeline)],
    cc: [],
    bcc: [],
    message: html(lines),
    attachments: [],
    isStarred: false,
    labels: [],
    replies: [],
    folder: "inbox",
    isRead: true,
    ...given,
  };
}

interface Answer {
  readonly id: number;
  readonly from: people.Person;
  readonly to: people.Person;
  readonly subject: string;
  readonly time: string;
  readonly lines: Lines;
  readonly attachments?: EmailAttachment[];
}

function answer({ id, from, to, subject, time, lines, attachments = [] }: Answer): EmailReply {
  return {
    id,
    from: sender(from),
    to: [address(to)],
    subject: `Re: ${subject}`,
    cc: [],
    bcc: [],
    message: html(lines),
    attachments,
    time,
  };
}

/** The sent copy of a reply in a thread. */
function sentCopy(reply: EmailReply, inReplyTo: number): Email {
  return { ...reply, isStarred: false, labels: [], replies: [], folder: "sent", isRead: true, inReplyTo };
}

export function createEmailState(now: Date): EmailState {
  const { adeline } = people;
  const oslo = "Relocation dates for the Oslo pair";
  const osloAnswer = answer({
    id: 3,
    from: adeline,
    to: people.ingrid,
    subject: oslo,
    time: daysAgo(now, 30, 200),
    lines: [
      "Dear Ingrid,",
      "the 3rd is fine with us. Their passes are approved in principle, so they may book flights; I would choose the Sunday, the office will still be asleep on Saturday.",
      "Warmly,<br>Adeline",
    ],
  });
  const overtime = "Overtime at the Joo Chiat kitchen";
  const overtimeAnswer = answer({
    id: 11,
    from: adeline,
    to: people.harjit,
    subject: overtime,
    time: daysAgo(now, 13, 60),
    lines: [
      "Harjit, thank you for telling me before the cut-off and not after it.",
      "Please give me the hours a person a week. If anybody is above 72 in the month we stop it now and find relief staff.",
    ],
  });
  const training = "Food safety course: two seats left";
  const trainingAnswer = answer({
    id: 21,
    from: adeline,
    to: people.lakshmi,
    subject: training,
    time: daysAgo(now, 1, 35),
    lines: ["Both seats for Bedok, please: Rui Min and Ganesan. Charge it to their outlet, I have told Boon Keng."],
  });

  const emails: Email[] = [
    mail({
      id: 1,
      from: sender(people.gustav),
      time: daysAgo(now, 38, 90),
      subject: "Ergonomic chairs: the measured ones arrived",
      labels: ["company"],
      lines: [
        "Hello Adeline,",
        "forty chairs left our workshop in Malmö, adjusted to the list you sent. The two tall ones carry a red tag, please don't give them to anybody under 1.80 m; they would dangle.",
        "Gustav",
      ],
    }),
    mail({
      id: 2,
      from: sender(people.ingrid),
      time: daysAgo(now, 31),
      subject: oslo,
      labels: ["company", "important"],
      isStarred: true,
      lines: [
        "Dear Adeline,",
        "Signe and Jonas finish with us on the last of the month and could be at your desk on the 3rd. Is that too early for their passes?",
        "<ul><li>Signe: menu analytics, two children, needs a school nearby</li><li>Jonas: supply planning, one cello, needs thick walls</li></ul>",
        "All the best from rainy Bergen,<br>Ingrid",
      ],
      replies: [
        osloAnswer,
        answer({
          id: 27,
          from: people.ingrid,
          to: adeline,
          subject: oslo,
          time: daysAgo(now, 29, 400),
          lines: ["Sunday it is. The cello has its own seat, the airline only laughed a little."],
        }),
      ],
    }),
    sentCopy(osloAnswer, 2),
    mail({
      id: 4,
      from: sender(people.margaret),
      time: daysAgo(now, 27, 310),
      subject: "Your questions about the staff trust",
      labels: ["private"],
      lines: [
        "Dear Ms Goh,",
        "I have read the deed twice. The trust may pay school fees for employees' children, though not the canteen. I'd be glad to go through clause 7 on the telephone.",
        "Yours sincerely,<br>Margaret Ashworth",
      ],
    }),
    mail({
      id: 5,
      from: external("Rewards Desk", "points@airmiles-desk.example"),
      time: daysAgo(now, 24, 45),
      subject: "4,310 miles expire soon",
      isDeleted: true,
      lines: [
        "Your miles expire at the end of the quarter. Exchange them for a toaster, a suitcase, or half a flight to Penang.",
      ],
    }),
    mail({
      id: 6,
      from: sender(people.kwame),
      time: daysAgo(now, 20, 130),
      subject: "Cocoa tasting for your baristas",
      labels: ["company"],
      lines: [
        "Good day Adeline,",
        remote("https://pictures.goldcoast.example/harvest.png", "Drying tables behind the house in Tema", 480, 200),
        "we will be in town for the fair and would love to taste with your people: three origins, one hour, no slides. Twelve seats at the long table on Craig Road.",
        "May I hold the Thursday?",
        "Kwame",
      ],
    }),
    mail({
      id: 7,
      folder: "sent",
      to: [address(people.boonKeng)],
      cc: [address(people.marcus)],
      time: daysAgo(now, 19, 20),
      subject: "Headcount for next year, first draft",
      labels: ["important"],
      lines: [
        "Uncle Tan,",
        "the first draft is attached. I left the night baker in: without him Tiong Bahru opens with yesterday's buns.",
        "Marcus has checked the levies.",
        "Adeline",
      ],
      attachments: [
        textFile("headcount-draft.csv", [
          "outlet,posts,filled",
          "Craig Road,14,13",
          "Joo Chiat,11,11",
          "Tiong Bahru,9,8",
          "Bedok,16,14",
          "Office,12,12",
        ]),
      ],
    }),
    mail({
      id: 8,
      from: sender(people.aisyah),
      time: daysAgo(now, 16, 75),
      subject: "First week plan for the three interns",
      lines: [
        "Hi Adeline, here is the plan for the interns:",
        "<ol><li>Monday: keys, passes, lunch with the whole floor</li><li>Tuesday: a shift behind the counter, everybody starts there</li><li>Wednesday to Friday: their own small project</li></ol>",
        "Jayden offered to be their buddy. I think he mostly wants somebody to beat at table tennis.",
      ],
      attachments: [
        textFile("first-week.txt", [
          "Mon  Keys, passes, lunch",
          "Tue  Counter shift 07:00-12:00",
          "Wed  Pick a project",
          "Thu  Build",
          "Fri  Show it, with kueh",
        ]),
      ],
    }),
    mail({
      id: 9,
      folder: "spam",
      isRead: false,
      from: external("Dr. Prosper Windfall", "claims@windfall-estate.example"),
      time: daysAgo(now, 15, 500),
      subject: "You are the heir of a lighthouse",
      lines: [
        "Most respected beneficiary, a distant relative has left you a lighthouse with contents. Kindly send a small fee for the lamp.",
      ],
    }),
    mail({
      id: 10,
      from: sender(people.harjit),
      time: daysAgo(now, 13, 300),
      subject: overtime,
      labels: ["important", "company"],
      isStarred: true,
      cc: [address(people.marcus)],
      lines: [
        "Adeline,",
        "two cooks are on long leave and the rest are covering. I approved overtime for four people, and I'd rather you hear it from me than from the payslips.",
        "Harjit",
      ],
      replies: [
        overtimeAnswer,
        answer({
          id: 28,
          from: people.harjit,
          to: adeline,
          subject: overtime,
          time: daysAgo(now, 12, 900),
          lines: ["Here they are. Highest is Ah Hock with 61, he will be off from Thursday."],
          attachments: [
            textFile("overtime-hours.csv", [
              "name,week 1,week 2,week 3,total",
              "Lim Ah Hock,18,22,21,61",
              "Devi Nadarajan,12,14,10,36",
              "Rohani Salleh,9,12,12,33",
              "Miguel Cruz,8,0,15,23",
            ]),
          ],
        }),
        answer({
          id: 29,
          from: people.marcus,
          to: adeline,
          subject: overtime,
          time: daysAgo(now, 12, 620),
          lines: ["Checked: all within the limit, rates at 1.5 as they should be. It goes into this month's run."],
        }),
      ],
    }),
    sentCopy(overtimeAnswer, 10),
    mail({
      id: 12,
      from: sender(people.haruka),
      time: daysAgo(now, 10, 15),
      subject: "Photographs of the opening in Katong",
      labels: ["personal"],
      isStarred: true,
      lines: [
        "Adeline-san,",
        "thank you for the evening. The lion dance lasted longer than my film, but I kept the moment when the youngest lion ate Boon Keng's speech.",
        remote("https://photos.shiokaze.example/katong/014.jpg", "The youngest lion eats the speech", 480, 320),
        remote("https://photos.shiokaze.example/katong/027.jpg", "The first tray of kaya toast", 480, 320),
        "Prints follow by post.",
        "Haruka",
      ],
    }),
    mail({
      id: 13,
      folder: "trash",
      from: external("Lift Maintenance", "notices@tower-nine.example"),
      time: daysAgo(now, 9, 640),
      subject: "Lift B is out of service on Saturday",
      lines: ["Lift B rests from 08:00 to 14:00 on Saturday. Lift A is strong and willing."],
    }),
    mail({
      id: 14,
      folder: "draft",
      to: [address(people.vikram)],
      time: daysAgo(now, 8, 33),
      subject: "Cameras above the counters",
      lines: [
        "Vikram,",
        "before anything is mounted I want a notice at each door and a rule who may look, and for how long we keep it. Thirty days seem",
      ],
    }),
    mail({
      id: 15,
      from: sender(people.marisol),
      time: daysAgo(now, 6, 210),
      subject: "Bank file for the mid-month advances",
      labels: ["company"],
      lines: [
        "Hola Adeline,",
        "eleven advances, all approved, file attached for your second signature. The bank takes it until 16:00.",
        "Marisol",
      ],
      attachments: [
        textFile("advances.json", ['{ "payments": 11, "currency": "SGD", "total": "6180.00", "valueDate": "15th" }']),
        textFile("advances.csv", [
          "reference,amount",
          ...[800, 450, 600, 500, 700, 380, 650, 400, 900, 300, 500].map(
            (sum, index) => `ADV-${411 + index},${sum}.00`,
          ),
        ]),
      ],
    }),
    mail({
      id: 16,
      folder: "sent",
      to: [address(people.saoirse)],
      bcc: [address(people.boonKeng)],
      time: daysAgo(now, 5, 480),
      subject: "Quote for your article on hawker wages",
      labels: ["private"],
      lines: [
        "Dear Saoirse,",
        "you may quote me with this: <em>A good kopi costs two dollars because somebody gets up at four. Their pay has to remember that.</em>",
        "Please leave out the sum we spoke about.",
        "Adeline",
      ],
    }),
    mail({
      id: 17,
      folder: "spam",
      isRead: false,
      from: external("Payrol Departement", "secure@paysl1p-update.example"),
      time: daysAgo(now, 4, 1000),
      subject: "URGENT: confirm you bank account",
      lines: ["Dear employe, your salary is hold. Click to the link and confirm you account in 2 hours."],
    }),
    mail({
      id: 18,
      from: sender(people.omid),
      time: daysAgo(now, 3, 95),
      subject: "Iftar catering for ninety",
      labels: ["personal", "company"],
      lines: [
        "Salaam Adeline,",
        "ninety is no problem. I suggest lentil soup, two rices, and dates from my cousin, who says hello and sends a price he calls friendly.",
        "Do you need a corner without nuts again?",
        "Omid",
      ],
      attachments: [
        textFile("menu.rtf", [
          "{\\rtf1\\ansi Lentil soup\\line Saffron rice with barberries\\line Herb rice\\line Aubergine stew\\line Dates and tea}",
        ]),
      ],
    }),
    mail({
      id: 19,
      folder: "draft",
      to: [],
      time: daysAgo(now, 2, 700),
      subject: "Notes for the town hall",
      labels: ["important"],
      lines: [
        "Open with the story of the night baker.",
        "<ul><li>New leave rules, in one slide</li><li>Claims by photo from next month</li><li>Questions, at least twenty minutes</li></ul>",
      ],
    }),
    mail({
      id: 20,
      from: sender(people.lakshmi),
      time: daysAgo(now, 1, 260),
      subject: training,
      labels: ["company"],
      lines: [
        "Dear Adeline,",
        "the hygiene course on the 12th has two seats left. Bedok still owes two certificates, and the inspector likes Bedok.",
        "Shall I take them?",
        "Lakshmi",
      ],
      replies: [trainingAnswer],
    }),
    sentCopy(trainingAnswer, 20),
    mail({
      id: 22,
      folder: "spam",
      from: external("Golden Chop Signboards", "deals@goldenchop.example"),
      time: minutesAgo(now, 1310),
      subject: "LED signboards, 88% off, today only",
      lines: [
        remote("https://deals.goldenchop.example/blink.gif", "Today only", 300, 60),
        "Boss, big sign big business! Flashing, rotating, singing. Free installation on walls that can carry it.",
      ],
    }),
    mail({
      id: 23,
      isRead: false,
      from: sender(people.callum),
      time: minutesAgo(now, 545),
      subject: "Roastery visit: who is allergic to what?",
      labels: ["company"],
      lines: [
        "Morning Adeline,",
        "fourteen names on the list for Friday. Before I order lunch: any allergies, and is anybody afraid of forklifts? We have three and they are proud of it.",
        "Callum",
      ],
    }),
    mail({
      id: 24,
      folder: "draft",
      to: [address(people.callum)],
      time: minutesAgo(now, 300),
      subject: "Re: Roastery visit: who is allergic to what?",
      inReplyTo: 23,
      lines: ["Callum,", "one nut allergy (Paolo), two vegetarians, and Marcus is afraid of"],
    }),
    mail({
      id: 25,
      isRead: false,
      isStarred: true,
      from: sender(people.siti),
      cc: [address(people.kavitha)],
      time: minutesAgo(now, 170),
      subject: "Nursing room on level 9",
      labels: ["private", "important"],
      lines: [
        "Dear Adeline,",
        "three colleagues come back from maternity leave next month, and the room on level 9 still stores the festive lanterns. Could we empty it before they are back?",
        "Siti",
      ],
      replies: [
        answer({
          id: 30,
          from: people.kavitha,
          to: people.siti,
          subject: "Nursing room on level 9",
          time: minutesAgo(now, 95),
          lines: [
            "I measured it this morning: a sofa, a fridge and a lock that shows red fit easily. The lanterns can live with me until the festival.",
          ],
        }),
      ],
    }),
    mail({
      id: 26,
      isRead: false,
      from: sender(people.kavitha),
      time: minutesAgo(now, 24),
      subject: "Kitchen rota for the long weekend",
      labels: ["company"],
      cc: [address(people.harjit)],
      lines: [
        "Hi Adeline,",
        "could you look at Sunday's late shift? Two people are on approved leave and the third has swapped with somebody who does not know it yet.",
        "The rota is attached; the question mark is the problem.",
        "Kavitha",
      ],
      attachments: [
        textFile("rota.csv", [
          "day,early,late",
          "Fri,Devi,Miguel",
          "Sat,Rohani,Devi",
          "Sun,Miguel,?",
          "Mon,Devi,Rohani",
        ]),
      ],
    }),
  ];
  return { emails };
}
