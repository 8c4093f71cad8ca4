import { expect, it, vi } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A checker's process that answers with what it was asked in capitals, and how often it was written to. */
class Channel {
  pipeFd?: number;
  writes: string[] = [];
  #answers: string[] = [];
  writeTuple(_type: number, method: Buffer, payload: string) {
    this.writeAllBuf(
      Buffer.from(`${method.toString()} ${payload}\n\0\0`),
      method.length + payload.length + 2,
    );
  }
  writeAllBuf(data: Uint8Array, length = data.length) {
    const text = Buffer.from(data.subarray(0, length)).toString();
    this.writes.push(text);
    this.#answers.push(...text.trim().split('\n'));
  }
  requestSync(method: string, payload: string) {
    this.writeTuple(1, Buffer.from(method), payload);
    const asked = this.#answers.shift();
    if (asked !== `${method} ${payload}`) throw new Error(`"${asked}" was asked before`);
    if (payload.includes('bad')) throw new Error(`no ${payload}`);
    return payload.includes('none') ? '' : payload.toUpperCase();
  }
}

class Client {
  channel = new Channel();
  apiRequest(method: string, params: unknown): unknown {
    const text = this.channel.requestSync(method, JSON.stringify(params));
    return text === '' ? undefined : JSON.parse(text);
  }
}

function open() {
  const client = new Client();
  const ask = (text: string) => client.apiRequest('louder', text) as string;
  return { checker: { client }, client, ask, writes: client.channel.writes };
}

it('sends what is asked about all items at once', () => {
  const { checker, ask, writes } = open();
  expect(askTogether(checker, ['a', 'b', 'c'], ask)).toEqual(['A', 'B', 'C']);
  expect(writes).toEqual(['louder "a"\nlouder "b"\nlouder "c"\n']);
});

it('puts what follows from an answer in the next message, and asks the same once', () => {
  const { checker, ask, writes } = open();
  const twice = vi.fn((text: string) => (text === 'plain' ? text : ask(`${ask(text)}${ask('e')}`)));
  expect(askTogether(checker, ['plain', 'a', 'b'], twice)).toEqual(['plain', 'AE', 'BE']);
  expect(writes).toEqual([
    'louder "a"\nlouder "b"\n',
    'louder "e"\n',
    'louder "AE"\nlouder "BE"\n',
  ]);
  expect(twice.mock.calls.filter(([text]) => text === 'plain')).toHaveLength(1);
});

it('adds what is asked together within', () => {
  const { checker, ask, writes } = open();
  const spell = (word: string) => askTogether(checker, [...word], ask).join('');
  expect(askTogether(checker, ['ab', 'cd'], spell)).toEqual(['AB', 'CD']);
  expect(writes).toHaveLength(1);
});

it('knows that there is no answer', () => {
  const { checker, ask } = open();
  expect(askTogether(checker, ['none', 'a'], ask)).toEqual([undefined, 'A']);
});

it('throws what an item fails with, and is done with all answers then', () => {
  const { checker, client, ask } = open();
  expect(() => askTogether(checker, ['a', 'bad', 'c'], ask)).toThrow('no "bad"');
  const fail = () => {
    throw new Error('own');
  };
  expect(() => askTogether(checker, ['a', 'b'], fail)).toThrow('own');
  expect(Object.keys(client)).toEqual(['channel']);
  expect(Object.keys(client.channel).toSorted()).toEqual(['pipeFd', 'writes']);
  expect(ask('d')).toBe('D');
});

it('sends no more than any system takes before answers are read', () => {
  const { checker, ask, writes } = open();
  const long = Array.from({ length: 200 }, (_, i) => `${i}`.repeat(100).slice(0, 100));
  expect(askTogether(checker, long, ask)).toEqual(long);
  expect(Math.max(...writes.map(({ length }) => length))).toBeLessThanOrEqual(4_096);
  expect(writes.length).toBeLessThan(10);
});

it('asks for one after the other where the system has other pipes, or the checker other insides', () => {
  const { checker, client, ask, writes } = open();
  client.channel.pipeFd = 3;
  expect(askTogether(checker, ['a', 'b'], ask)).toEqual(['A', 'B']);
  expect(writes).toHaveLength(2);
  expect(askTogether({}, ['a', 'b'], ask)).toEqual(['A', 'B']);
  expect(askTogether({ client: { apiRequest: ask } }, ['a', 'b'], ask)).toEqual(['A', 'B']);
});
