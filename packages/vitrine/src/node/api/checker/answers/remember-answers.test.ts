import { expect, it } from 'vitest';
import { rememberAnswers } from './remember-answers.ts';

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

it('asks for the items of a list that are not known yet, each once and all at once', () => {
  const asked: unknown[] = [];
  const double = (question: number | number[]) => {
    asked.push(question);
    return Array.isArray(question) ? question.map((item) => item * 2) : question * 2;
  };
  const target = rememberAnswers({ double });
  expect(target.double(1)).toBe(2);
  expect(target.double([1, 3, 2, 3])).toEqual([2, 6, 4, 6]);
  expect(target.double([3, 1])).toEqual([6, 2]);
  expect(target.double(2)).toBe(4);
  expect(asked).toEqual([1, [3, 2]]);
});

it('leaves what is no method alone', () => {
  expect(counting().target.name).toBe('checker');
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
