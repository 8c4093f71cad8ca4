/** All that is typed, as it was typed. */
export interface Order {
  firstName: string;
  lastName: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  nameOnCard: string;
  cardNumber: string;
  /** Month and year, such as 04/29. */
  expires: string;
  code: string;
}

export type Field = keyof Order;

export const EMPTY_ORDER: Order = {
  firstName: '',
  lastName: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  nameOnCard: '',
  cardNumber: '',
  expires: '',
  code: '',
};

export const ITEMS = [
  { name: 'Hand fork', detail: 'Ash and steel', price: 18 },
  { name: 'Watering can', detail: 'Zinc, nine litres', price: 42 },
  { name: 'Twine', detail: 'Jute, hundred metres', price: 7 },
];

export const TOTAL = ITEMS.reduce((sum, { price }) => sum + price, 0);

export const MONEY = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** The last four digits are enough to tell one card from another. */
export const lastDigits = ({ cardNumber }: Order) => cardNumber.replace(/\D/g, '').slice(-4);
