import type { Field, Order } from './order.ts';

/** A message for each field that needs one. */
export type Errors = Partial<Record<Field, string>>;

/** What is wrong with a value; nothing for one that is right. */
type Rule = (value: string) => string | undefined;

const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

const RULES: Record<Field, Rule> = {
  firstName: required('Enter your first name.'),
  lastName: required('Enter your last name.'),
  street: required('Enter street and number.'),
  postcode: required('Enter the postcode.'),
  city: required('Enter the city.'),
  country: required('Enter the country.'),
  nameOnCard: required('Enter the name as it stands on the card.'),
  cardNumber: checkCardNumber,
  expires: checkExpires,
  code: (value) =>
    /^\d{3,4}$/.test(value) ? undefined : 'Enter the three or four digits on the back of the card.',
};

/** Checks the given fields, in their order. */
export function validate(order: Order, fields: readonly Field[]): Errors {
  const errors: Errors = {};
  for (const field of fields) {
    const error = RULES[field](order[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

function checkCardNumber(value: string): string | undefined {
  const digits = value.replace(/[\s-]/g, '');
  if (digits === '') return 'Enter the number of the card.';
  if (!/^\d{12,19}$/.test(digits)) return 'A card has 12 to 19 digits.';
  return hasCheckDigit(digits) ? undefined : 'One of the digits is not right.';
}

/** Every card number ends with a digit that follows from the others (ISO/IEC 7812, Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkExpires(value: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(value.trim()) ?? [];
  if (month === undefined) return 'Enter month and year, such as 04/29.';
  // A card is good until its month is over.
  const end = new Date(2000 + Number(year), Number(month));
  return end > new Date() ? undefined : 'This card has expired.';
}
