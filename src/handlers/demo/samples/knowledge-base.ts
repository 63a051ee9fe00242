/** The sample knowledge base: six cards, two groups behind each, and the questions with their answers. */
import type { KnowledgeBaseCard, KnowledgeBaseCategory } from "#generated/demo/schema.ts";

export interface KnowledgeBaseEntry {
  id: number;
  slug: string;
  question: string;
  updatedDaysAgo: number;
  /** HTML. */
  content: string;
}

interface KnowledgeBaseGroup extends Omit<KnowledgeBaseCategory, "questions"> {
  entries: readonly KnowledgeBaseEntry[];
}

const card = (id: number, category: string, title: string, desc: string): KnowledgeBaseCard => ({
  id,
  category,
  img: `/media/knowledge-base.svg#p0${id}`,
  title,
  desc,
});

export const knowledgeBaseCards: KnowledgeBaseCard[] = [
  card(1, "leave", "Leave and holidays", "Annual leave, sick leave, and the days when the whole island is off."),
  card(2, "payroll", "Pay and CPF", "How your pay is calculated, and where each dollar goes."),
  card(3, "claims", "Claims", "Taxis, dinners and dentists: what comes back to you, and how fast."),
  card(4, "attendance", "Time and attendance", "Clocking in, rosters, overtime and working from elsewhere."),
  card(5, "joining", "Joining and leaving", "First days, probation, notice, and a good last day."),
  card(6, "account", "Account and security", "Signing in, your data, and what to do when a phone is lost."),
];

export const knowledgeBaseGroups: readonly KnowledgeBaseGroup[] = [
  {
    id: 1,
    category: "leave",
    title: "Annual leave",
    icon: "tree-palm",
    iconColor: "success",
    entries: [
      {
        id: 101,
        slug: "how-many-days-of-annual-leave",
        question: "How many days of annual leave do I have?",
        updatedDaysAgo: 24,
        content: `<p>Your leave page shows three numbers: what you have earned so far this year, what you have taken or booked, and what is left. The last one is the number to plan with.</p>
<h2>What the law gives, and what we add</h2>
<p>The Employment Act starts with seven days in the first year of service and adds one day a year up to fourteen. Our company policy is more generous for most grades; the higher of the two always counts.</p>
<h2>When you start or leave in the middle of a year</h2>
<p>Leave grows month by month. Someone who joins on 1 July has earned half of the year's days by 31 December. Half a day or more is rounded up to a whole one.</p>
<ul><li>Probation doesn't stop the growth, but days can be taken after three months of service.</li><li>Unpaid leave does stop it, for the days you are away.</li></ul>`,
      },
      {
        id: 102,
        slug: "carry-days-over",
        question: "Can I carry days over to next year?",
        updatedDaysAgo: 61,
        content: `<p>Yes, up to five days. They must be taken by 31 March and appear on your leave page as <strong>brought forward</strong>, with the date on which they expire.</p>
<h2>The order in which days are used</h2>
<p>The system always uses the days that expire first. You don't have to do anything for that.</p>
<p>If work kept you from taking leave, ask your manager for an exception before the year ends. It is one click for them and shows up the same day.</p>`,
      },
      {
        id: 103,
        slug: "cancel-approved-leave",
        question: "How do I cancel leave that is already approved?",
        updatedDaysAgo: 12,
        content: `<p>Open <em>My leave</em>, choose the request and then <strong>Cancel</strong>. Before the first day of leave it is cancelled at once, and the days come back to your balance.</p>
<p>Once the leave has begun, your manager has to agree, since someone may have been rostered in your place. You can also cancel only the days that are left: choose <strong>Return early</strong> and enter your first day back.</p>`,
      },
    ],
  },
  {
    id: 2,
    category: "leave",
    title: "Sick days and family",
    icon: "heart-pulse",
    iconColor: "danger",
    entries: [
      {
        id: 104,
        slug: "what-to-do-when-i-am-sick",
        question: "What do I do when I am sick?",
        updatedDaysAgo: 8,
        content: `<ol><li>Tell your manager before your working day begins. A short message is enough; nobody needs to know what you have.</li><li>See a doctor and keep the certificate.</li><li>Enter the days under <em>My leave</em> and add a photo of the certificate within 48 hours.</li></ol>
<h2>How many days are paid</h2>
<p>After six months of service the law gives 14 days of outpatient sick leave a year, and 60 days in all when you are in hospital. Between the third and the sixth month the numbers grow step by step.</p>
<blockquote>Get well first. The form will wait.</blockquote>`,
      },
      {
        id: 105,
        slug: "childcare-leave",
        question: "Who can take childcare leave?",
        updatedDaysAgo: 40,
        content: `<p>Parents who have worked with us for at least three months. For a child under seven who is a Singapore citizen it is six days a year for each parent; otherwise two days.</p>
<p>The number belongs to the parent and not to the child: two children still make six days. Enter the child's birth date once in your profile, and the leave page shows the right number automatically.</p>`,
      },
    ],
  },
  {
    id: 3,
    category: "payroll",
    title: "Your payslip",
    icon: "receipt-text",
    iconColor: "primary",
    entries: [
      {
        id: 201,
        slug: "when-do-i-get-my-payslip",
        question: "When do I get my payslip?",
        updatedDaysAgo: 18,
        content: `<p>On pay day, the 26th of each month, or the last working day before it. You get a message as soon as the payslip is there. The law would allow three more working days; we don't need them.</p>
<h2>Where to find old ones</h2>
<p>Under <em>My payslips</em>, for as long as you work here and two years beyond. The button <strong>Whole year</strong> makes one PDF of all twelve, which banks like to see.</p>`,
      },
      {
        id: 202,
        slug: "why-is-my-pay-different",
        question: "Why is my pay different from last month?",
        updatedDaysAgo: 5,
        content: `<p>Open the payslip and choose <strong>Compare</strong>. Every line that has changed is marked, with the reason next to it. The usual ones:</p>
<ul><li>overtime or shift allowance of the month before,</li><li>a day of unpaid leave,</li><li>a claim that was paid together with your salary,</li><li>a birthday that moved you into another CPF age band. The new rate starts in the month after the birthday.</li></ul>
<p>If nothing explains it, write to payroll with the month and the line. Please don't send a screenshot to the whole team; it has your pay on it.</p>`,
      },
      {
        id: 203,
        slug: "part-month-pay",
        question: "How is pay for part of a month calculated?",
        updatedDaysAgo: 75,
        content: `<p>By working days, as the Employment Act says:</p>
<p><strong>monthly gross pay ÷ working days in the month × days worked</strong></p>
<h2>An example</h2>
<table><thead><tr><th>What</th><th>Number</th></tr></thead><tbody><tr><td>Monthly gross pay</td><td>S$4,400.00</td></tr><tr><td>Working days in the month</td><td>22</td></tr><tr><td>Days worked, from the 15th</td><td>12</td></tr><tr><td>Pay</td><td>S$2,400.00</td></tr></tbody></table>
<p>A public holiday on a working day counts as a day worked.</p>`,
      },
    ],
  },
  {
    id: 4,
    category: "payroll",
    title: "CPF and tax",
    icon: "landmark",
    iconColor: "info",
    entries: [
      {
        id: 204,
        slug: "when-does-cpf-arrive",
        question: "When does the CPF contribution reach my account?",
        updatedDaysAgo: 33,
        content: `<p>We submit it together with the pay run. It is due on the last day of the month and has to be paid by the 14th of the next month; ours usually shows in your account within three working days of pay day.</p>
<p>The amounts on your payslip and in your CPF statement must agree to the dollar: the total is rounded to the nearest dollar, your own share is rounded down.</p>`,
      },
      {
        id: 205,
        slug: "ir8a-and-tax-return",
        question: "Do I have to submit my IR8A myself?",
        updatedDaysAgo: 96,
        content: `<p>No. We take part in the Auto-Inclusion Scheme and send your income to the tax office by 1 March. When you open your return, the numbers are already in it.</p>
<p>You find a copy under <em>My payslips</em>, in the tab <strong>Tax</strong>. Check the address and the period; if something is wrong, tell payroll before you file.</p>`,
      },
    ],
  },
  {
    id: 5,
    category: "claims",
    title: "Making a claim",
    icon: "camera",
    iconColor: "warning",
    entries: [
      {
        id: 301,
        slug: "how-do-i-make-a-claim",
        question: "How do I make a claim?",
        updatedDaysAgo: 15,
        content: `<ol><li>Take a photo of the receipt, all four corners in the picture.</li><li>Choose what it was for. The limit that is left appears beside it.</li><li>Check amount and date, and send it.</li></ol>
<p>One claim can hold several receipts of the same trip. Your manager sees them as one, which makes for a quicker approval.</p>`,
      },
      {
        id: 302,
        slug: "lost-receipt",
        question: "I have lost the receipt. What now?",
        updatedDaysAgo: 52,
        content: `<p>Up to S$30 a short note in the claim is enough: where, when, what for. Above that, ask the shop for a copy or add the line of your card statement with everything else covered.</p>
<p>Taxi and train companies keep receipts in their apps for months. It is worth a look before you write the note.</p>`,
      },
      {
        id: 303,
        slug: "claims-in-foreign-money",
        question: "How are claims in foreign currencies converted?",
        updatedDaysAgo: 29,
        content: `<p>At the rate of the day on the receipt. If your card used another rate, add the card statement, and the amount you really paid counts.</p>
<p>Enter the amount in the currency of the receipt. Please don't convert it yourself; the auditor wants to see the number that is printed on the paper.</p>`,
      },
    ],
  },
  {
    id: 6,
    category: "claims",
    title: "Getting paid",
    icon: "wallet",
    iconColor: "success",
    entries: [
      {
        id: 304,
        slug: "when-is-a-claim-paid",
        question: "When is my claim paid?",
        updatedDaysAgo: 20,
        content: `<p>With the next pay run if it is approved by the 18th, otherwise a month later. Claims above S$500 can be paid separately within five working days: tick <strong>Pay early</strong>.</p>
<p>Every claim shows where it is: sent, approved, in the pay run, paid. If it has stayed with one person for more than three days, the button <strong>Remind</strong> appears.</p>`,
      },
      {
        id: 305,
        slug: "claim-sent-back",
        question: "My claim was sent back. What does that mean?",
        updatedDaysAgo: 44,
        content: `<p>Someone needs more information before approving it. The comment says what is missing, most often a corner of the receipt or the names of the guests.</p>
<p>Correct it and send it again. It keeps its place and its date, so you lose nothing. A claim that is <em>rejected</em> is different: that one is closed, with a reason.</p>`,
      },
    ],
  },
  {
    id: 7,
    category: "attendance",
    title: "Clocking",
    icon: "clock",
    iconColor: "primary",
    entries: [
      {
        id: 401,
        slug: "forgot-to-clock-in",
        question: "I forgot to clock in. How do I correct it?",
        updatedDaysAgo: 10,
        content: `<p>Open the day under <em>My time</em> and choose <strong>Add a missing time</strong>. Enter when you arrived and a short reason. Your manager gets it for approval; until then the day shows a dotted line.</p>
<p>It happens to everyone. If it happens at the same door every week, tell us: twice now it was the reader and not the person.</p>`,
      },
      {
        id: 402,
        slug: "is-my-location-stored",
        question: "Is my location stored when I clock in by phone?",
        updatedDaysAgo: 37,
        content: `<p>Only the answer to one question: were you within the area of your site, yes or no? The phone compares and sends the answer. Coordinates never reach our server.</p>
<h2>And between clocking in and out?</h2>
<p>Nothing at all. The app doesn't look at your location at any other time, and you can check this in the settings of your phone.</p>`,
      },
      {
        id: 403,
        slug: "breaks",
        question: "Do I have to clock my breaks?",
        updatedDaysAgo: 83,
        content: `<p>No. Forty-five minutes are deducted automatically on days longer than eight hours. If your break was longer or you had none, change it on the day.</p>
<p>Nobody should work more than six hours without a break. The roster warns planners who try.</p>`,
      },
    ],
  },
  {
    id: 8,
    category: "attendance",
    title: "Overtime and flexible work",
    icon: "sunrise",
    iconColor: "warning",
    entries: [
      {
        id: 404,
        slug: "who-gets-overtime-pay",
        question: "Who gets overtime pay?",
        updatedDaysAgo: 27,
        content: `<p>Workmen who earn up to S$4,500 and other employees who earn up to S$2,600 a month in basic pay, for hours beyond their normal ones. The rate is at least one and a half times the hourly basic pay.</p>
<ul><li>At most 72 hours of overtime a month.</li><li>It is paid within 14 days after the end of the month it was worked in.</li></ul>
<p>Everyone else takes time off instead, by agreement with their manager. Write it into <em>My time</em>, so that it isn't forgotten by either of you.</p>`,
      },
      {
        id: 405,
        slug: "ask-for-flexible-work",
        question: "How do I ask for flexible work?",
        updatedDaysAgo: 3,
        content: `<p>With the form under <em>My work</em>, after probation. Say what you would like, from when, and how the team will cope.</p>
<p>You get a written answer within two weeks; the national guidelines allow up to two months. A rejection comes with a reason related to the work, and usually with another proposal.</p>`,
      },
    ],
  },
  {
    id: 9,
    category: "joining",
    title: "Your first months",
    icon: "door-open",
    iconColor: "info",
    entries: [
      {
        id: 501,
        slug: "what-to-bring-on-the-first-day",
        question: "What do I bring on the first day?",
        updatedDaysAgo: 48,
        content: `<ul><li>Your NRIC, or passport and work pass.</li><li>The bank account you would like to be paid to.</li><li>Comfortable shoes: the tour ends at the hawker centre.</li></ul>
<p>Everything else you have already filled in with the link we sent you. It saves where you stopped, so you don't have to finish in one go.</p>`,
      },
      {
        id: 502,
        slug: "how-probation-works",
        question: "How does probation work?",
        updatedDaysAgo: 66,
        content: `<p>It lasts three months for most grades and six for the senior ones; your letter says which. Halfway through, you talk with your manager, so that the end is no surprise.</p>
<h2>What is different during probation</h2>
<p>Notice is shorter, one week on both sides. Pay, CPF, and insurance are the same as for everyone.</p>`,
      },
    ],
  },
  {
    id: 10,
    category: "joining",
    title: "Saying goodbye",
    icon: "hand",
    iconColor: "warning",
    entries: [
      {
        id: 503,
        slug: "how-much-notice",
        question: "How much notice do I have to give?",
        updatedDaysAgo: 31,
        content: `<p>What your letter says, usually one or two months. Where a letter says nothing, the Employment Act does: from one day in the first half year to four weeks after five years.</p>
<p>Leave you haven't taken can be used to shorten the time at your desk, or is paid out. Either side can also pay instead of giving notice; ask before you count on it.</p>`,
      },
      {
        id: 504,
        slug: "final-pay",
        question: "When do I get my final pay?",
        updatedDaysAgo: 19,
        content: `<p>On your last day if you have served your notice, or within seven days at the latest. It includes salary up to that day, unused leave, open claims and your share of the bonus where the plan says so.</p>
<p>For colleagues who aren't citizens, we have to hold the last pay back until the tax office has cleared it. That takes up to a month, and we tell you the day it comes through.</p>`,
      },
      {
        id: 505,
        slug: "do-i-get-a-reference",
        question: "Do I get a reference?",
        updatedDaysAgo: 110,
        content: `<p>A service certificate with dates and job titles is issued automatically on the last day. If you would like a personal reference, ask the manager you worked with longest; we help with the form but never write it for them.</p>`,
      },
    ],
  },
  {
    id: 11,
    category: "account",
    title: "Signing in",
    icon: "key-round",
    iconColor: "primary",
    entries: [
      {
        id: 601,
        slug: "forgot-my-password",
        question: "I forgot my password. How do I get back in?",
        updatedDaysAgo: 6,
        content: `<p>Choose <strong>Forgot password</strong> on the sign-in page. The link we send works for thirty minutes and only once.</p>
<p>No message after five minutes? Check the spam folder, then ask your administrator: they can send a new link, but never see or set your password.</p>`,
      },
      {
        id: 602,
        slug: "lost-phone",
        question: "I have lost the phone with my codes. What do I do?",
        updatedDaysAgo: 22,
        content: `<ol><li>Sign in with one of the ten recovery codes you printed when you set it up.</li><li>Open <em>Security</em> and remove the old phone.</li><li>Add the new one, and print fresh codes.</li></ol>
<p>Without recovery codes, your administrator can switch the second step off for a day, after a video call. The call is for your protection.</p>`,
      },
    ],
  },
  {
    id: 12,
    category: "account",
    title: "Your data",
    icon: "shield-check",
    iconColor: "success",
    entries: [
      {
        id: 603,
        slug: "who-sees-my-salary",
        question: "Who can see my salary?",
        updatedDaysAgo: 14,
        content: `<p>You, the payroll team, and those who approve it. Your manager sees it only where the company has chosen so; the page <em>Who sees what</em> in your profile shows who can see yours.</p>
<p>Each time someone views a salary, it is recorded with name and time. Ask for the list whenever you like.</p>`,
      },
      {
        id: 604,
        slug: "change-bank-account",
        question: "How do I change my bank account?",
        updatedDaysAgo: 9,
        content: `<p>In your profile, under <strong>Pay</strong>. We ask for your password once more and send a message to your old email address. The change applies from the next pay run if it is made by the 18th.</p>
<blockquote>We never ask for a bank account by email or chat. If someone does, tell us at once.</blockquote>`,
      },
      {
        id: 605,
        slug: "get-a-copy-of-my-data",
        question: "Can I get a copy of my data?",
        updatedDaysAgo: 57,
        content: `<p>Yes. Under <em>Privacy</em> choose <strong>Download my data</strong>. Within an hour you get an archive with your profile, leave, payslips and claims, in a form that people and programs can read.</p>
<p>If something in it is wrong, correct it right away, or ask the people team. The Personal Data Protection Act gives you the right to both.</p>`,
      },
    ],
  },
];
