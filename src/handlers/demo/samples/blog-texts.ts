/** The texts of the sample blog posts, as long as real articles. */
import type { BlogAuthor } from "./blog.ts";
import {
  adeline,
  aisyah,
  amara,
  boonKeng,
  callum,
  farid,
  harjit,
  haruka,
  ingrid,
  jayden,
  kavitha,
  kwame,
  lakshmi,
  layla,
  marcus,
  margaret,
  marisol,
  omid,
  paolo,
  saoirse,
  siti,
  tomasz,
  type Person,
} from "./people.ts";

interface BlogText {
  title: string;
  slug: string;
  author: BlogAuthor;
  /** Age when the samples are created. */
  hoursOld: number;
  categories: string[];
  tags: string[];
  excerpt: string;
  content: string;
  bookmarked: number;
  comments: [by: Person, hoursAfterPost: number, text: string][];
}

export const blogTexts: readonly BlogText[] = [
  {
    title: "The quiet hour before payday",
    slug: "the-quiet-hour-before-payday",
    author: { ...marcus, about: "Runs payroll for nine companies and sings bass in a choir." },
    hoursOld: 52,
    categories: ["Payroll"],
    tags: ["CPF", "Checklist"],
    excerpt:
      "What a payroll team checks when everybody else has gone home, and why three numbers catch most of the mistakes.",
    content: `<p>At half past six the office empties. The coffee machine gives its last sigh, somebody waters the money plant, and the pay run for four hundred people sits on my screen, waiting for a signature.</p>
<p>I used to spend this hour scrolling through rows. It felt diligent and found almost nothing. Now I look at three numbers first.</p>
<h2>Three numbers before any row</h2>
<ol>
<li><strong>Headcount.</strong> Last month plus joiners minus leavers. If the sum is off by one, somebody is paid twice or not at all.</li>
<li><strong>Gross pay per head.</strong> It moves a little with overtime. When it moves by more than two per cent, there is a story, and I want to hear it before the bank does.</li>
<li><strong>Employer CPF as a share of ordinary wages.</strong> A sudden drop often means a new permanent resident was set up with the rates of the wrong year.</li>
</ol>
<h2>Then the odd ones out</h2>
<p>Only after that do I open rows, and only those that differ from last month: changed bank accounts, first and last pay, anything back-dated. On a usual month that is about thirty people. Thirty rows can be read with care. Four hundred can't.</p>
<blockquote>A bank account that changed this week deserves a phone call, not an email.</blockquote>
<h3>What we stopped doing</h3>
<p>We no longer print. We no longer ask two people to read the same list aloud. And we never again send the file at five to midnight, since nobody has ever fixed anything well at five to midnight.</p>`,
    bookmarked: 86,
    comments: [
      [siti, 4, "The headcount check has saved me twice this year. Simple, and it never lies."],
      [kwame, 7, "Could you share how you spot back-dated increments? We only see them when the person asks."],
      [
        marcus,
        9,
        "I filter on changes whose effective date is before the first of the month. There are rarely more than five.",
      ],
      [harjit, 26, "Printed this and hung it above the printer. I see the irony."],
    ],
  },
  {
    title: "Twelve desks for nineteen people",
    slug: "twelve-desks-for-nineteen-people",
    author: { ...kavitha, about: "Draws offices that people like to come back to." },
    hoursOld: 148,
    categories: ["Workplace", "People"],
    tags: ["Hybrid work", "Desk sharing"],
    excerpt:
      "We gave up assigned seats and expected grumbling. What came was a queue for the window and a better Wednesday.",
    content: `<p>Nineteen of us, twelve desks, one window with a view of the rain trees. On paper the sum works: on most days eleven people come in. In practice all nineteen come on the day there is laksa.</p>
<h2>Rules that fit on a postcard</h2>
<ul>
<li>Book by six the evening before. No booking, no hard feelings: take what is left.</li>
<li>Leave the desk as you would leave a friend's kitchen.</li>
<li>Each team picks <em>one</em> day together. Ours is Wednesday.</li>
</ul>
<p>The third rule did the work. Without it, people came in to sit beside strangers and call their own team from a headset. With it, Wednesday became loud, useful and slightly crowded, and Thursday became the best day for a long document.</p>
<h2>What the numbers said</h2>
<p>After three months the most used spot wasn't a desk at all. It was the round table beside the pantry, meant for lunch. We added two sockets and a lamp, and took out a meeting room that was booked for nine hours a day and used for two.</p>
<h3>What I would do sooner</h3>
<p>Lockers. Give people a place for their shoes and their mug before you take away their desk. It costs little and says that they still belong here.</p>`,
    bookmarked: 54,
    comments: [
      [tomasz, 3, "The laksa effect is real. We track it as a seasonal factor now."],
      [aisyah, 8, "Lockers first! We did it the other way round and lost half a year of goodwill."],
      [haruka, 20, "How do you handle people who need a fixed set-up, a raised desk for instance?"],
      [kavitha, 22, "They keep a fixed desk, no questions asked and no form. Three of the twelve are like that."],
      [paolo, 40, "Took out a meeting room after reading this. Nobody has noticed yet."],
    ],
  },
  {
    title: "A leave policy written as questions",
    slug: "a-leave-policy-written-as-questions",
    author: { ...siti, about: "Has read more handbooks than novels and would like to change that." },
    hoursOld: 267,
    categories: ["People"],
    tags: ["Leave", "Plain words"],
    excerpt: "Our policy had fourteen pages and one reader. We threw out the headings and kept what people really ask.",
    content: `<p>Our old leave policy began with definitions. By the time it reached the first day off, on page four, everybody had closed the tab and asked a colleague instead. The colleague was usually wrong, in a friendly way.</p>
<h2>Ask the inbox</h2>
<p>We read a year of messages to the people team and sorted them. Six hundred mails came down to twenty-three questions. The most frequent one was not about rights at all: <em>who sees the reason I give?</em></p>
<p>So the new policy is a list of these questions, in the order of how often they are asked, each with an answer of at most four sentences. The law is in there, with its numbers. It just arrives when you need it.</p>
<blockquote>If an answer needs a table, the rule is too clever.</blockquote>
<h2>What changed</h2>
<ul>
<li>Messages about leave fell by more than half in the first quarter.</li>
<li>Two rules turned out to contradict each other. Nobody had read far enough to see it.</li>
<li>Managers began to quote it, which is the kindest thing that can happen to a policy.</li>
</ul>
<h3>A warning</h3>
<p>Questions grow. Every month somebody wants to add one. Ours may hold twenty-five; whoever adds the twenty-sixth takes another out.</p>`,
    bookmarked: 112,
    comments: [
      [adeline, 2, "We borrowed the limit of twenty-five. It hurts in the right way."],
      [ingrid, 12, "Who does see the reason, by the way?"],
      [siti, 13, "Only the person who approves, and it is deleted after a year. That answer has two sentences."],
      [omid, 31, "If an answer needs a table, the rule is too clever. Going on the wall."],
    ],
  },
  {
    title: "A payslip your grandmother can read",
    slug: "a-payslip-your-grandmother-can-read",
    author: { ...marisol, about: "Designs forms and numbers; owns too many rulers." },
    hoursOld: 410,
    categories: ["Product", "Payroll"],
    tags: ["Payslip", "Design"],
    excerpt:
      "We tested our payslip with people who had never seen one. The first thing they looked for was at the bottom.",
    content: `<p>I took a payslip to a void deck in Toa Payoh and asked six retirees to tell me how much money had arrived. It took them forty seconds on average. One of them read the employer's registration number aloud, twice, with growing doubt.</p>
<h2>Start with the answer</h2>
<p>The amount in the bank now stands on top, with the date and the last digits of the account. Everything below explains it, from left to right: what you earned, what was taken off, what your employer put in on top.</p>
<h2>Three small decisions</h2>
<ul>
<li><strong>Words before codes.</strong> "Transport allowance", then its code in grey for the accountant.</li>
<li><strong>CPF in one place.</strong> Your share, the employer's share, the total, and which accounts it goes to. People are curious about it and rightly so.</li>
<li><strong>No zero rows.</strong> A line with nothing in it still costs a second of worry.</li>
</ul>
<p>The law asks for itemised pay, and it is right to. It doesn't ask that the items look like a tax form from 1987.</p>
<h3>Second visit</h3>
<p>Same void deck, same six people, a new sheet. Nine seconds. Auntie Rosnah asked if we could do her electricity bill next.</p>`,
    bookmarked: 143,
    comments: [
      [jayden, 5, "No zero rows! I have waited my whole working life for this."],
      [lakshmi, 9, "As one of the curious: thank you for naming the accounts."],
      [marcus, 15, "Accountant here. Grey codes are fine. We squint professionally."],
      [layla, 33, "How does it print? Half of our drivers keep paper copies."],
      [marisol, 36, "One side of A4, black only. We tested on the worst printer in the building."],
      [callum, 70, "Please do the electricity bill."],
    ],
  },
  {
    title: "Lunch is the onboarding",
    slug: "lunch-is-the-onboarding",
    author: { ...aisyah, about: "Welcomes new colleagues and knows which stall sells out first." },
    hoursOld: 605,
    categories: ["People", "Singapore"],
    tags: ["First week", "Hawker food"],
    excerpt: "Five lunches, five tables, five people you would never meet in a meeting. A plan for the first week.",
    content: `<p>New colleagues forget nearly all we tell them on the first day. They remember who sat next to them. So we moved the most important part of the first week to the hawker centre across the road.</p>
<h2>Five days, five tables</h2>
<ol>
<li><strong>Monday, your buddy.</strong> Chicken rice, and where the good pens are.</li>
<li><strong>Tuesday, payroll.</strong> Bring your questions about CPF. They love those, truly.</li>
<li><strong>Wednesday, your team.</strong> All of them. Somebody chopes a table with tissue packets at half past eleven; you learn to respect the tissue packet.</li>
<li><strong>Thursday, somebody far away.</strong> A person whose work you will never touch. This is the one people talk about a year later.</li>
<li><strong>Friday, your manager.</strong> Only one question: what should we have told you on Monday?</li>
</ol>
<h2>It has to work for everybody</h2>
<p>Halal, vegetarian, fasting, shy, on a call from Hanoi: the plan bends. Two of our best lunches were kopi at three in the afternoon. What counts is an hour without slides.</p>
<p>The cost is about eight dollars a day for each newcomer. The survey after ninety days says it is what they would keep if we cut all the rest.</p>`,
    bookmarked: 97,
    comments: [
      [farid, 3, "My Thursday lunch was with the night-shift team. I still go by on Fridays."],
      [saoirse, 6, "Moved here from Cork and learnt to chope in week one. Best training I ever had."],
      [marisol, 18, "We do this online for remote people, with a voucher. Not the same, better than slides."],
      [boonKeng, 45, "In my time nobody asked me on Friday. Good question."],
    ],
  },
  {
    title: "We ship on Thursdays",
    slug: "we-ship-on-thursdays",
    author: { ...tomasz, about: "Keeps the release train small and on time." },
    hoursOld: 830,
    categories: ["Product"],
    tags: ["Releases", "Habits"],
    excerpt: "Not on Fridays, for the obvious reason. Not on Mondays, for a less obvious one.",
    content: `<p>Payroll software has a season, and it comes twelve times a year. In the last week of a month nobody wants to see a button in a new place. So our calendar starts from the customer's calendar.</p>
<h2>Why Thursday</h2>
<p>On Friday there is nobody to help. On Monday everybody looks for what broke over the weekend, so a new fault hides among old ones. Thursday leaves one full working day with the whole team awake, which is as long as most mistakes need to show themselves.</p>
<h2>What a release must have</h2>
<ul>
<li>A sentence that a payroll officer understands. If we can't write it, we aren't done.</li>
<li>A way back that takes less than five minutes and that somebody has tried this month.</li>
<li>One owner until Friday evening, by name.</li>
</ul>
<blockquote>Small and weekly beats large and heroic. Heroes need sleep on pay day too.</blockquote>
<h3>The exception</h3>
<p>When the law changes, we ship when it takes effect and tell you a month before. Rates for a new year are in the product by the first week of December, switched on by the date and not by a person.</p>`,
    bookmarked: 38,
    comments: [
      [jayden, 2, "The sentence test has killed three of my features. Deservedly."],
      [harjit, 11, "As a customer: thank you for leaving the last week of the month alone."],
      [margaret, 19, "How often do you try the way back?"],
      [
        tomasz,
        20,
        "First Thursday of each month, whether we need it or not. It takes three minutes and forty seconds.",
      ],
    ],
  },
  {
    title: "Interviews without riddles",
    slug: "interviews-without-riddles",
    author: { ...amara, about: "Hires slowly, writes back quickly." },
    hoursOld: 1105,
    categories: ["Hiring"],
    tags: ["Interviews", "Fairness"],
    excerpt:
      "We asked candidates to do the job for an hour, paid them for it, and learnt more than in four rounds of talk.",
    content: `<p>For years we asked how many golf balls fit into a bus. We learnt who likes golf balls. Nobody in our company has had to fill a bus since.</p>
<h2>One hour of the real thing</h2>
<p>Now a candidate for the support team gets five real messages, names changed, and an hour. A candidate for payroll gets a pay run with four faults in it. We say beforehand what we will look at, we pay for the hour, and two people read the result without seeing the name.</p>
<h2>The same questions for all</h2>
<p>The talk that follows has six questions, the same for everybody and written down before the first candidate comes in. It feels stiff for ten minutes. Then it feels fair, to both sides.</p>
<table>
<thead><tr><th>What we changed</th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Days from application to answer</td><td>31</td><td>12</td></tr>
<tr><td>Offers accepted</td><td>6 of 10</td><td>8 of 10</td></tr>
<tr><td>Still here after a year</td><td>71 %</td><td>90 %</td></tr>
</tbody>
</table>
<h3>And a reply, always</h3>
<p>Everybody gets an answer within five working days, with one sentence about what was good. It takes my Thursday afternoon. Some of the people we turned down have since sent us their friends.</p>`,
    bookmarked: 71,
    comments: [
      [adeline, 4, "Do you pay people who are still employed elsewhere? Ours were not allowed to take it."],
      [amara, 5, "Then we offer to give the sum to a charity they pick. Most choose a cat shelter."],
      [marisol, 14, "Reading without the name was the hardest habit to learn and the one I would keep."],
      [omid, 28, "I was one of the people you turned down. The sentence was kind. I sent you Priya."],
      [saoirse, 50, "About 500,000 golf balls, though."],
    ],
  },
  {
    title: "Rain at six",
    slug: "rain-at-six",
    author: { ...farid, about: "Cycles to work along the canal, mostly dry." },
    hoursOld: 1390,
    categories: ["Singapore", "Workplace"],
    tags: ["Monsoon", "Flexible hours"],
    excerpt:
      "In the monsoon months the sky opens when the office closes. A small change to our hours kept forty people dry.",
    content: `<p>From November to January the rain in Singapore keeps office hours. At a quarter to six the light turns green, at six the first drops fall, and at five past six forty people stand in our lobby looking at their telephones.</p>
<h2>The idea cost nothing</h2>
<p>One December we let everybody shift the day by up to ninety minutes, either way, without asking. Core hours from ten to four, the rest is yours. We called it rain time and meant it as a joke.</p>
<p>Half of the office began to leave at five. The other half stayed until seven, had a quiet hour, and cycled home on washed roads. Nobody filled in a form.</p>
<h2>What we found</h2>
<ul>
<li>Late arrivals fell, since the morning storm has its own hour and people now planned around it.</li>
<li>Parents collected their children before the downpour. Two told me it was the best thing we did all year.</li>
<li>The support line was covered from half past seven to eight, longer than before, with the same people.</li>
</ul>
<h3>It stayed</h3>
<p>In February the rain stopped and no one wanted the old hours back. Rain time is in the handbook now, on half a page, with a drawing of an umbrella. When somebody asks for a flexible arrangement beyond it, we answer within two weeks. The guidelines allow two months, but who wants to stand in a lobby for that long?</p>`,
    bookmarked: 64,
    comments: [
      [kavitha, 3, "I drew the umbrella. Just saying."],
      [aisyah, 10, "The quiet hour from six to seven is when I get my writing done."],
      [paolo, 16, "Manila nods. Our version is called traffic time."],
      [boonKeng, 30, "Left at five, dry shoes, dinner with the grandchildren. Very good."],
    ],
  },
];
