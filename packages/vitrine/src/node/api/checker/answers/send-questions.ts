/** Sends questions to the checker's process without waiting for the answer to each. */

/** Internals of `ts-api` 7.0.2. Where a later one has others, or a system other pipes, each question is a message of its own. */
export interface Client {
  apiRequest(method: string, params: unknown): unknown;
  channel?: Channel;
}

export interface Channel {
  pipeFd?: number;
  writeTuple(type: number, name: Buffer, payload: string): void;
  writeAllBuf(data: Uint8Array, length?: number): unknown;
  requestSync(method: string, payload: string): string;
}

/** What is asked of the checker's process, and what came back. */
export interface Question {
  method: string;
  payload: string;
  answer?: { text: string } | { error: unknown };
}

/**
 * Bytes of questions that are sent before answers are read. The smallest buffer between two processes, that of macOS, takes
 * twice as many: with more, each could wait for the other to read.
 */
const MOST_BYTES = 4_096;

/** Windows has one pipe for both directions, which may hold less than is sent. */
export function isOfSockets(channel: Channel | undefined): channel is Channel {
  const { pipeFd, writeTuple, writeAllBuf, requestSync } = channel ?? ({} as Partial<Channel>);
  const isKnown = [writeTuple, writeAllBuf, requestSync].every((one) => typeof one === 'function');
  return isKnown && pipeFd === undefined;
}

/** Sends those without an answer, as many at a time as may be sent before answers are read, and notes what comes back. */
export function sendQuestions(channel: Channel, questions: Iterable<Question>): void {
  for (const part of inParts(questions)) send(channel, part);
}

/** Questions without an answer, as many at a time as may be sent before answers are read. */
function* inParts(questions: Iterable<Question>): Generator<Question[]> {
  let part: Question[] = [];
  let bytes = 0;
  for (const question of questions) {
    if (question.answer !== undefined) continue;
    const { method, payload } = question;
    const size = HEAD + method.length + Buffer.byteLength(payload);
    if (part.length > 0 && bytes + size > MOST_BYTES) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(question);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

/** Most bytes of a message besides its method and what goes with it. */
const HEAD = 12;

/** Sends questions in one piece, then reads the answers, which come in the same order. */
function send(channel: Channel, questions: readonly Question[]): void {
  const pieces: Uint8Array[] = [];
  try {
    channel.writeAllBuf = (data, length) =>
      pieces.push(Uint8Array.prototype.slice.call(data, 0, length));
    for (const { method, payload } of questions)
      channel.writeTuple(REQUEST, Buffer.from(method), payload);
    Reflect.deleteProperty(channel, 'writeAllBuf');
    channel.writeAllBuf(Buffer.concat(pieces));
    // What it would write has been written.
    channel.writeAllBuf = () => {};
    for (const question of questions) question.answer = readAnswer(channel, question);
  } finally {
    Reflect.deleteProperty(channel, 'writeAllBuf');
  }
}

function readAnswer(channel: Channel, { method, payload }: Question): Question['answer'] {
  try {
    return { text: channel.requestSync(method, payload) };
  } catch (error) {
    return { error };
  }
}

/** How `ts-api` 7.0.2 marks a question. */
const REQUEST = 1;
