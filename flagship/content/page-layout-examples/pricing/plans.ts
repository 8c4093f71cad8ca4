export type Period = 'month' | 'year';

export interface Plan {
  title: string;
  /** What is said of it below the title. */
  note?: string;
  /** In whole dollars, for each way to pay. */
  price: Record<Period, number>;
  contains: string[];
  action: string;
  /** The one that is put forward. */
  featured?: boolean;
}

export const PLANS: Plan[] = [
  {
    title: 'Alone',
    price: { month: 0, year: 0 },
    contains: ['1 person', '2 GB of files', 'Help pages', 'Answers by e-mail'],
    action: 'Begin',
  },
  {
    title: 'Team',
    note: 'Chosen most often',
    price: { month: 15, year: 150 },
    contains: ['20 people', '10 GB of files', 'Help pages', 'Answers within a day'],
    action: 'Try it for 30 days',
    featured: true,
  },
  {
    title: 'Company',
    price: { month: 30, year: 300 },
    contains: ['50 people', '30 GB of files', 'Help pages', 'Answers by telephone'],
    action: 'Write to us',
  },
];
