/** The sample questions and answers of the FAQ, by category. */
import type { Faq } from "#generated/demo/schema.ts";

export const faq: Required<Faq> = {
  payment: {
    icon: "credit-card",
    title: "Payment",
    subtitle: "How to pay, and what is on the invoice",
    qandA: [
      {
        id: "ways-to-pay",
        question: "Which payment methods do you accept?",
        ans: "PayNow by QR code, GIRO, bank transfer, and all major credit and debit cards. Companies on a yearly plan can pay by invoice within 30 days.",
      },
      {
        id: "when-is-my-card-charged",
        question: "When is my card charged?",
        ans: "For goods, when the parcel leaves our warehouse. For a plan, on the first day of each period, in the morning Singapore time.",
      },
      {
        id: "gst-on-the-invoice",
        question: "Does the invoice show GST?",
        ans: "Yes, on a separate line, with our registration number and with yours if you have entered it under billing details.",
      },
      {
        id: "payment-failed",
        question: "My payment failed. What happens to the order?",
        ans: "We hold it for 48 hours and try once more after a day. You get a link to pay in another way; nothing is cancelled without telling you.",
      },
      {
        id: "split-an-invoice",
        question: "Can I split an invoice between two departments?",
        ans: "Yes. Add cost centres at checkout and say how much goes to each. Every cost centre gets its own page in the same PDF.",
      },
    ],
  },
  delivery: {
    icon: "truck",
    title: "Delivery",
    subtitle: "When it arrives, and who carries it up the stairs",
    qandA: [
      {
        id: "how-long-does-delivery-take",
        question: "How long does delivery take?",
        ans: "Between one and eight days, and the cart shows the day before you pay. Most things within Singapore arrive on the second day.",
      },
      {
        id: "delivery-to-an-hdb-block",
        question: "Do you deliver to the door of an HDB flat?",
        ans: "Yes, also where the lift doesn't stop on your floor. For chairs and desks two people come; please tell us about narrow corridors.",
      },
      {
        id: "change-delivery-date",
        question: "Can I change the delivery date?",
        ans: "Until eight in the evening before. Open the order, choose another day or another time of day, and the driver's plan changes with it.",
      },
      {
        id: "nobody-at-home",
        question: "What if nobody is at home?",
        ans: "The driver calls once. After that the parcel goes to the locker you have chosen, or back to the warehouse for a second try at no cost.",
      },
      {
        id: "deliver-abroad",
        question: "Do you deliver to Malaysia and Indonesia?",
        ans: "To Johor, Kuala Lumpur, Penang, Batam and Jakarta, in four to eight days. Duty is worked out at checkout, so there is nothing to pay at the door.",
      },
    ],
  },
  cancellationReturn: {
    icon: "rotate-ccw",
    title: "Cancellations and returns",
    subtitle: "When you have changed your mind, or the parcel had a bad day",
    qandA: [
      {
        id: "cancel-an-order",
        question: "How do I cancel an order?",
        ans: "Open it and choose cancel. Until it is packed this works at once; afterwards we stop the parcel on its way and refund it when it is back.",
      },
      {
        id: "return-period",
        question: "How long do I have to return something?",
        ans: "Thirty days, tried out but not worn out. Sit on the chair, type on the keyboard, and keep the box until you are sure.",
      },
      {
        id: "send-something-back",
        question: "How do I send something back?",
        ans: "Print the label from the order page and hand the parcel in at any parcel locker. For furniture we come and collect it.",
      },
      {
        id: "when-do-i-get-my-refund",
        question: "When do I get my refund?",
        ans: "Within three working days of the parcel's return, to the payment method you used. Banks take up to a week more to show it.",
      },
      {
        id: "arrived-broken",
        question: "It arrived broken. Do I have to pay for the return?",
        ans: "No. Send us a photo and we bring a new one, usually before we have the old one back.",
      },
    ],
  },
  myOrders: {
    icon: "package",
    title: "My orders",
    subtitle: "Where things are, and how to change them",
    qandA: [
      {
        id: "where-is-my-order",
        question: "Where is my order?",
        ans: "The order page shows each step with its time, and on the day of delivery a map with the van on it.",
      },
      {
        id: "add-to-an-order",
        question: "Can I add something to an order I have placed?",
        ans: "As long as it isn't packed: choose add to order, and both go into one parcel with one delivery charge.",
      },
      {
        id: "order-for-a-colleague",
        question: "Can I order for a colleague?",
        ans: "Yes. Enter their name and address at checkout; they get the delivery messages, you get the invoice.",
      },
      {
        id: "find-an-old-invoice",
        question: "Where do I find the invoice of an old order?",
        ans: "Under invoices, for seven years. Search by number, by client or by the month, and download one or all of them.",
      },
      {
        id: "order-again",
        question: "How do I order the same things again?",
        ans: "Open the old order and choose order again. Anything that is sold out is left out, and we say so before you pay.",
      },
    ],
  },
  productServices: {
    icon: "settings",
    title: "Product and services",
    subtitle: "What you get, and who can help",
    qandA: [
      {
        id: "warranty",
        question: "Is there a warranty?",
        ans: "Two years on everything with a plug, five on desks and chairs. Repairs come first; when they fail, you get a new one.",
      },
      {
        id: "try-before-buying",
        question: "Can I try a chair before I buy it?",
        ans: "At our showroom in Tai Seng, on weekdays from ten to seven. Wear your usual shoes; heels and sandals make a difference.",
      },
      {
        id: "discount-for-companies",
        question: "Is there a discount for companies?",
        ans: "From ten items of the same kind, it appears in the cart automatically. For a whole office, write to us and we come and measure.",
      },
      {
        id: "old-devices",
        question: "Do you take old devices back?",
        ans: "Yes, with any delivery and free of charge. Laptops and phones are wiped, and you get a certificate for your records.",
      },
      {
        id: "who-answers",
        question: "Who answers when I write to support?",
        ans: "A person in Singapore, from eight in the morning to eight in the evening. At night a colleague in Lisbon takes over.",
      },
      {
        id: "language-of-support",
        question: "In which languages can I write to you?",
        ans: "English, Mandarin, Malay, Tamil, German, French and Portuguese. In any other language we do our best, with a dictionary and goodwill.",
      },
    ],
  },
};
