// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from './render';
import { SignUp } from './sign-up';

afterEach(cleanup);

it('signs up with an address and accepted terms', async () => {
  const onSignUp = vi.fn();
  const { user } = render(<SignUp onSignUp={onSignUp} />);

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));

  expect(onSignUp).toHaveBeenCalledExactlyOnceWith('ada@example.com');
});

it('says what is missing', async () => {
  const onSignUp = vi.fn();
  const { user } = render(<SignUp onSignUp={onSignUp} />);

  await user.click(screen.getByRole('button', { name: 'Sign up' }));

  const email = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Write an address with an @.',
  });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Accept the terms to go on.');
  expect(onSignUp).not.toHaveBeenCalled();
});
