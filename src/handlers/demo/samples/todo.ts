/** Sample tasks: 18, most of them still to be done. */
import type { Task } from "#generated/demo/schema.ts";
import { dateAhead } from "./moments.ts";
import * as people from "./people.ts";

export interface TodoState {
  tasks: Task[];
}

type Given = Pick<Task, "title" | "tags"> & Partial<Task> & { due: number | null; who: people.Person | null };

export function createTodoState(now: Date): TodoState {
  const given: Given[] = [
    {
      title: "Renew the lease of the Bedok outlet",
      due: -9,
      who: people.layla,
      tags: ["high"],
      isCompleted: true,
      description: "<p>Ask for the corner unit again, with the same rent step.</p>",
    },
    {
      title: "Collect the hygiene certificates",
      due: -6,
      who: people.lakshmi,
      tags: ["team", "medium"],
      isCompleted: true,
      description: "<p>Scan both sides; the stamp is on the back.</p>",
    },
    {
      title: "Thank the night bakers in person",
      due: -4,
      who: people.adeline,
      tags: ["team"],
      isImportant: true,
      description: "<p>They finish at 05:30. Bring breakfast.</p>",
    },
    {
      title: "Replace the punch clock in Joo Chiat",
      due: -2,
      who: people.tomasz,
      tags: ["high", "update"],
      isImportant: true,
      description: "<p>It gains four minutes a day, and everybody knows.</p>",
    },
    {
      title: "Order name badges for the interns",
      due: -1,
      who: people.aisyah,
      tags: ["low"],
      isCompleted: true,
      description: "<p>First names only, large letters.</p>",
    },
    {
      title: "Check the overtime of the last three weeks",
      due: 0,
      who: people.marcus,
      tags: ["medium", "team"],
      isImportant: true,
      description: "<p>Nobody above <strong>72 hours</strong> a month.</p>",
    },
    {
      title: "Answer the union's letter about split shifts",
      due: 1,
      who: people.adeline,
      tags: ["high"],
      isImportant: true,
      description: "<p>Layla reads it before it leaves the house.</p>",
    },
    {
      title: "Print the new shift rota",
      due: 1,
      who: people.paolo,
      tags: ["low", "update"],
      isCompleted: true,
      description: "<p>A3, one for each kitchen door.</p>",
    },
    {
      title: "Move the festive lanterns out of level 9",
      due: 2,
      who: people.kavitha,
      tags: ["low"],
      description: "<p>Forty lanterns, three trips, no stairs.</p>",
    },
    {
      title: "Walk through the fire exits with the new starters",
      due: 3,
      who: people.harjit,
      tags: ["team", "high"],
      description: "<ul><li>Craig Road</li><li>Tiong Bahru</li><li>Bedok</li></ul>",
    },
    {
      title: "Compare three quotes for group insurance",
      due: 5,
      who: people.siti,
      tags: ["medium"],
      description: "<p>Outpatient for children has to be in.</p>",
    },
    {
      title: "Update the handbook: leave for caregivers",
      due: 6,
      who: people.amara,
      tags: ["update", "medium"],
      description: "<p>Plain words, one page, four languages.</p>",
    },
    {
      title: "Sell the old espresso machine",
      due: null,
      who: null,
      tags: ["low"],
      isDeleted: true,
      description: "<p>Boon Keng has changed his mind. Again.</p>",
    },
    {
      title: "Plan the roastery visit",
      due: 7,
      who: people.jayden,
      tags: ["team"],
      isCompleted: true,
      description: "<p>Fourteen people, two vegetarians, three forklifts.</p>",
    },
    {
      title: "Interview the second candidate for Tiong Bahru",
      due: 8,
      who: people.vikram,
      tags: ["medium"],
      description: "<p>Let her make a kopi first, talk afterwards.</p>",
    },
    {
      title: "Rent a karaoke set for the year-end dinner",
      due: 12,
      who: people.paolo,
      tags: ["low", "team"],
      isDeleted: true,
      description: "<p>The hotel has one.</p>",
    },
    {
      title: "Find a buddy for each new colleague",
      due: null,
      who: null,
      tags: ["team"],
      description: "<p>Same outlet, other shift.</p>",
    },
    {
      title: "Book the room for the town hall",
      due: 14,
      who: people.farid,
      tags: ["team", "medium"],
      isImportant: true,
      description: "<p>Sixty seats and a working projector.</p>",
    },
  ];
  const tasks = given.map(({ due, who, ...task }, index): Task => ({
    id: index + 1,
    dueDate: due === null ? null : dateAhead(now, due),
    assignee: who && { fullName: who.fullName, avatar: who.avatar },
    description: "",
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    ...task,
  }));
  return { tasks };
}
