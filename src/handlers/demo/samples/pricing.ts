/** Sample of the pricing screen; the prices are fixed by the product's specification. */
import type { Pricing } from "#generated/demo/schema.ts";

export const pricing: Pricing = {
  plans: [
    {
      title: "Basic",
      img: "/media/pricing/basic.svg",
      subtitle: "A calm start for a small team",
      monthlyPrice: 0,
      yearlyPlan: { perMonth: 0, totalAnnual: 0 },
      planBenefits: [
        "Up to 10 people",
        "Leave and public holidays",
        "Directory with org chart",
        "Payslips by email",
        "Community support",
      ],
      popular: false,
    },
    {
      title: "Standard",
      img: "/media/pricing/standard.svg",
      subtitle: "For companies that run payroll every month",
      monthlyPrice: 49,
      yearlyPlan: { perMonth: 40, totalAnnual: 480 },
      planBenefits: [
        "Up to 100 people",
        "Payroll with CPF, SDL and levies",
        "Claims with receipts",
        "Attendance and rosters",
        "Answers within one working day",
      ],
      popular: true,
    },
    {
      title: "Enterprise",
      img: "/media/pricing/enterprise.svg",
      subtitle: "For groups with several companies",
      monthlyPrice: 99,
      yearlyPlan: { perMonth: 80, totalAnnual: 960 },
      planBenefits: [
        "No limit on people or companies",
        "Custom approval chains",
        "Single sign-on and audit log",
        "Full API access",
        "A dedicated account manager",
      ],
      popular: false,
    },
  ],
  currentPlan: "Basic",
  comparison: [
    { feature: "People", values: ["10", "100", "No limit"] },
    { feature: "Companies", values: ["1", "3", "No limit"] },
    { feature: "Leave policies", values: ["1", "12", "No limit"] },
    { feature: "Pay runs a month", values: [null, "4", "No limit"] },
    { feature: "CPF, SDL and levies", values: [null, "Included", "Included"] },
    { feature: "Claims with receipts", values: [null, "Included", "Included"] },
    { feature: "Attendance and rosters", values: [null, "Included", "Included"] },
    { feature: "Approval steps", values: ["1", "2", "Up to 8"] },
    { feature: "Single sign-on", values: [null, null, "Included"] },
    { feature: "Audit log", values: ["30 days", "1 year", "7 years"] },
    { feature: "Support", values: ["Community", "1 working day", "2 hours"] },
  ],
  qandA: [
    {
      id: "change-plan-later",
      question: "Can I change the plan later?",
      ans: "Yes, on any day. An upgrade takes effect at once and is charged pro rata; a downgrade takes effect at the end of the period you have paid for.",
    },
    {
      id: "who-counts",
      question: "Who counts as a person?",
      ans: "Everyone employed on the last day of the month. Records of people who have left stay available for as long as the law requires you to keep them, and cost nothing.",
    },
    {
      id: "trial",
      question: "Is there a trial of the paid plans?",
      ans: "Fourteen days of Standard, without a card. At the end you choose a plan; if you don't, you go back to Basic and nothing is lost.",
    },
    {
      id: "gst",
      question: "Do the prices include GST?",
      ans: "No. GST is added on the invoice at the rate of the day, together with your registration number if you have entered one.",
    },
    {
      id: "leave-with-data",
      question: "Do I get my data when I leave?",
      ans: "All of it, as CSV files and PDF payslips in one archive, whenever you like. We delete our copy thirty days after you ask us to.",
    },
  ],
};
