import { expect, it } from 'vitest';
import { rememberAnswers } from './remember-answers.js';

function counting() {
  const asked: unknown[][] = [];
  const ask = (...args: unknown[]) => {
    asked.push(args);
    return args.length === 0 ? undefined : { args };
  };
  return { asked, target: rememberAnswers({ ask, other: ask, name: 'checker' }) };
}

it('asks each question once, and remembers that there was no answer', () => {
  const { asked, target } = counting();
  const type = {};
  expect(target.ask(type, 'a')).toBe(target.ask(type, 'a'));
  expect([target.ask(), target.ask()]).toEqual([undefined, undefined]);
  expect(asked).toEqual([[type, 'a'], []]);
});

it('keeps methods, arguments and their number apart', () => {
  const { asked, target } = counting();
  const type = {};
  for (const method of [target.ask, target.other]) {
    method(type);
    method(type, 'a');
    method(type, 'b');
    method({}, 'a');
  }
  expect(asked).toHaveLength(8);
});

it('passes lists on and leaves what is no method alone', () => {
  const { asked, target } = counting();
  const list = [{}];
  expect(target.ask(list)).not.toBe(target.ask(list));
  expect(asked).toHaveLength(2);
  expect(target.name).toBe('checker');
});

it('asks in the name of the object itself', () => {
  class Counter {
    #count = 0;
    next() {
      return (this.#count += 1);
    }
  }
  expect(rememberAnswers(new Counter()).next()).toBe(1);
});
