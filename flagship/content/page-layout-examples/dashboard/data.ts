export interface Sale {
  /** Full hour. */
  hour: number;
  /** Since midnight, in euros. */
  amount: number;
}

export const SALES: Sale[] = [
  { hour: 6, amount: 0 },
  { hour: 8, amount: 310 },
  { hour: 10, amount: 820 },
  { hour: 12, amount: 1340 },
  { hour: 14, amount: 1510 },
  { hour: 16, amount: 2050 },
  { hour: 18, amount: 2380 },
  { hour: 20, amount: 2420 },
];

export interface OrderRow {
  number: number;
  time: string;
  what: string;
  paidWith: string;
  amount: number;
}

export const ORDERS: OrderRow[] = [
  { number: 4812, time: '19:42', what: 'Goat cheese, 2 pieces', paidWith: 'Card', amount: 13.8 },
  { number: 4811, time: '19:10', what: 'Apples, 5 kg', paidWith: 'Cash', amount: 12.5 },
  { number: 4810, time: '18:57', what: 'Honey, 3 jars', paidWith: 'Card', amount: 21 },
  { number: 4809, time: '18:31', what: 'Rye bread', paidWith: 'Cash', amount: 4.2 },
  { number: 4808, time: '17:46', what: 'Box for the week', paidWith: 'Invoice', amount: 38 },
];

export const BALANCE = 3024;
export const BALANCE_DATE = '15 March 2026';

export const MESSAGES = [
  'Order 4812 is waiting to be packed.',
  'There are four jars of honey left.',
  'The card reader has an update.',
  'Invoice 233 has been paid.',
];

export const MONEY = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
export const WHOLE_MONEY = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
