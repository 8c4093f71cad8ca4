export interface Credentials {
  email: string;
  password: string;
}

/** A message for each field that needs one, in the order of the fields. */
export type SignInErrors = Partial<Record<keyof Credentials, string>>;

export function validate({ email, password }: Credentials): SignInErrors {
  const errors: SignInErrors = {};
  if (email === '') errors.email = 'Enter your e-mail address.';
  // Whether it exists, only the server knows; this finds what was typed wrong.
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.email = 'This is not an e-mail address, such as ada@example.com.';
  }
  if (password === '') errors.password = 'Enter your password.';
  return errors;
}
