/** Sample of the profile screen; times in it are laid out around now. */
import type { Profile, ProfilePerson } from "#generated/demo/schema.ts";
import { minutesAgo } from "./moments.ts";
import {
  aisyah,
  amara,
  farid,
  harjit,
  jayden,
  kavitha,
  lakshmi,
  layla,
  marcus,
  marisol,
  omid,
  paolo,
  saoirse,
  tomasz,
  type Person,
} from "./people.ts";

const photo = (number: string): string => `/media/profile/photos.svg#p${number}`;
const named = ({ avatar, fullName }: Person): ProfilePerson => ({ avatar, username: fullName });

const suggested = ({ avatar, fullName }: Person) => ({ avatar, name: fullName });

const friends = [marcus, aisyah, farid, tomasz, marisol, amara, jayden, harjit];

export function createProfile(now: Date): Profile {
  const hoursAgo = (hours: number): string => minutesAgo(now, hours * 60);
  return {
    header: { ...named(kavitha), designation: kavitha.job, coverImg: "/media/profile/cover.svg" },
    userAbout: {
      about:
        "I draw offices people like to come back to: light first, sockets second, walls last. Off duty I hunt for old floor tiles and good kaya toast.",
      joined: "2021-06-15",
      lives: "Tiong Bahru, Singapore",
      email: kavitha.email,
      website: "https://kavitha.kopitiam.example",
    },
    suggestedPages: [
      { avatar: photo("03"), username: "Hawker Notes", subtitle: "Food", favorite: true },
      { avatar: photo("05"), username: "Park Connector Riders", subtitle: "Cycling club", favorite: false },
      { avatar: photo("01"), username: "Shophouse Almanac", subtitle: "Architecture", favorite: true },
      { avatar: photo("08"), username: "Orchid Growers Island-wide", subtitle: "Gardening", favorite: false },
      { avatar: photo("07"), username: "Harbour Watchers", subtitle: "Photography", favorite: false },
    ],
    twitterFeeds: [
      {
        imgUrl: farid.avatar,
        title: farid.fullName,
        id: "@faridcycles",
        tags: ["parkconnector", "commute"],
        desc: "Rode in along the canal. Two kingfishers, one otter family, no traffic lights.",
        favorite: true,
      },
      {
        imgUrl: marisol.avatar,
        title: marisol.fullName,
        id: "@marisolrules",
        tags: ["typography", "payslip"],
        desc: "Tabular figures are a form of kindness.",
        favorite: false,
      },
      {
        imgUrl: amara.avatar,
        title: amara.fullName,
        id: "@amarahires",
        tags: ["hiring"],
        desc: "Wrote back to all thirty-one applicants today. Two of them wrote back to say thank you for writing back.",
        favorite: false,
      },
    ],
    posts: [
      {
        id: 1,
        ...named(kavitha),
        postTime: hoursAgo(3),
        postText:
          "Walked the long way to the site this morning. If a street from the thirties can handle sun, rain and bicycles with one covered walkway, so can our lobby.",
        postImg: photo("01"),
        postVid: null,
        likes: 68,
        youLiked: true,
        comments: 2,
        share: 9,
        likedUsers: [aisyah, farid, tomasz, marisol].map(named),
        likedCount: 64,
        detailedComments: [
          {
            ...named(marcus),
            comment: "The five-foot way is the best idea in this city and it is older than all of us.",
            commentsLikes: 14,
            youLiked: true,
          },
          {
            ...named(jayden),
            comment: "Please make the lobby like this. My umbrella is tired.",
            commentsLikes: 6,
            youLiked: false,
          },
        ],
      },
      {
        id: 2,
        ...named(kavitha),
        postTime: hoursAgo(29),
        postText:
          "My way to work in a few seconds. The first bus leaves before the sun is over the blocks, and there is always a seat.",
        postImg: "/media/profile/video.svg",
        postVid: "/media/player/walk.webm",
        likes: 41,
        youLiked: false,
        comments: 3,
        share: 4,
        likedUsers: [amara, jayden, marcus].map(named),
        likedCount: 38,
        detailedComments: [
          {
            ...named(tomasz),
            comment: "Is that the first bus, or the one after?",
            commentsLikes: 5,
            youLiked: false,
          },
          {
            ...named(kavitha),
            comment: "The first. For the second I would have to run.",
            commentsLikes: 11,
            youLiked: false,
          },
          {
            ...named(marisol),
            comment: "I like that it starts with a good morning.",
            commentsLikes: 3,
            youLiked: true,
          },
        ],
      },
      {
        id: 3,
        ...named(kavitha),
        postTime: hoursAgo(76),
        postText:
          "Team lunch research, week four. Findings: shared tables start more conversations than any pantry I have ever drawn.",
        postImg: photo("03"),
        postVid: null,
        likes: 127,
        youLiked: true,
        comments: 2,
        share: 17,
        likedUsers: [farid, aisyah, amara, marisol].map(named),
        likedCount: 123,
        detailedComments: [
          { ...named(aisyah), comment: "Available for week five. And six.", commentsLikes: 19, youLiked: true },
          {
            ...named(amara),
            comment: "Sample size seems small. I volunteer as well.",
            commentsLikes: 12,
            youLiked: false,
          },
        ],
      },
    ],
    latestPhotos: [
      { img: photo("01"), alt: "Shophouses in the afternoon sun" },
      { img: photo("02"), alt: "Tree towers in a garden by the bay at dusk" },
      { img: photo("03"), alt: "Tables under the roof of a hawker centre" },
      { img: photo("04"), alt: "A train on the viaduct between housing blocks" },
      { img: photo("05"), alt: "A bicycle path beside the canal" },
      { img: photo("06"), alt: "Housing blocks with laundry poles" },
      { img: photo("07"), alt: "Bumboats on the river before the skyline" },
      { img: photo("08"), alt: "Orchids in full bloom" },
      { img: photo("09"), alt: "Kaya toast with a cup of kopi" },
    ],
    suggestions: [
      { ...suggested(lakshmi), mutualFriend: 6 },
      { ...suggested(paolo), mutualFriend: 3 },
      { ...suggested(saoirse), mutualFriend: 9 },
      { ...suggested(omid), mutualFriend: 1 },
      { ...suggested(layla), mutualFriend: 4 },
    ],
    friends: friends.map(({ avatar, fullName, job }) => ({ avatar, name: fullName, designation: job })),
    pollQuestion: "Where should the next team lunch be?",
    polls: [
      { name: "Maxwell Food Centre", result: 46, votedUser: [marcus, aisyah, farid, tomasz, jayden].map(named) },
      { name: "Tiong Bahru Market", result: 31, votedUser: [marisol, amara, lakshmi].map(named) },
      { name: "Old Airport Road", result: 16, votedUser: [harjit].map(named) },
      { name: "Picnic in the Botanic Gardens", result: 7, votedUser: [saoirse].map(named) },
    ],
  };
}
