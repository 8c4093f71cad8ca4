/** Thrown out of a question that waits for the checker: it is put again once the answer is there. */
const LATER = new Error('The type checker has yet to answer.');

/** Items that are asked about at a time, so that what is held of their answers is bounded. */
const MOST_ITEMS = 64;

/**
 * Bytes of questions that are sent before answers are read. The smallest buffer between two processes, that of macOS, takes
 * twice as many: with more, each could wait for the other to read.
 */
const MOST_BYTES = 4_096;

/**
 * Puts a question about each item to the type checker, with as few messages one after the other as a single item takes: what
 * is asked about all goes to its process together. A message that is waited for takes as long as ten that are not.
 * @param checker what `ask` asks, straight or within
 * @param ask is called again for an item whenever an answer has arrived, so it must do nothing else, and catch no errors
 * @returns what `items.map(ask)` does
 */
export function askTogether<Item, Answer>(
  checker: object,
  items: readonly Item[],
  ask: (item: Item) => Answer,
): Answer[] {
  const { client } = checker as { client?: Client };
  if (items.length < 2 || client === undefined || !isOfSockets(client.channel))
    return items.map(ask);
  // Within another call, what is missing is added to what that one asks for.
  if (Object.hasOwn(client, 'apiRequest')) {
    const inner: Answer[] = [];
    if (askEach(items, [...items.keys()], ask, inner).length > 0) throw LATER;
    return inner;
  }
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += MOST_ITEMS)
    answers.push(...askInRounds(client, items.slice(start, start + MOST_ITEMS), ask));
  return answers;
}

/** Windows has one pipe for both directions, which may hold less than is sent. */
function isOfSockets(channel: Channel | undefined): channel is Channel {
  const { pipeFd, writeTuple, writeAllBuf, requestSync } = channel ?? ({} as Partial<Channel>);
  const isKnown = [writeTuple, writeAllBuf, requestSync].every((one) => typeof one === 'function');
  return isKnown && pipeFd === undefined;
}

/** What is asked of the checker's process, and what came back. */
interface Question {
  method: string;
  payload: string;
  answer?: { text: string } | { error: unknown };
}

function askInRounds<Item, Answer>(
  client: Client,
  items: readonly Item[],
  ask: (item: Item) => Answer,
): Answer[] {
  const questions = new Map<string, Question>();
  const answers: Answer[] = [];
  let open = [...items.keys()];
  for (;;) {
    client.apiRequest = (method, params) => answerTo(questions, method, JSON.stringify(params));
    try {
      open = askEach(items, open, ask, answers);
    } finally {
      // The class has its own.
      Reflect.deleteProperty(client, 'apiRequest');
    }
    if (open.length === 0) return answers;
    for (const part of inParts(questions.values())) send(client.channel!, part);
  }
}

/**
 * Asks about items, also where the answer about one before has yet to arrive.
 * @param answers is filled in
 * @returns which of them wait for an answer
 */
function askEach<Item, Answer>(
  items: readonly Item[],
  open: readonly number[],
  ask: (item: Item) => Answer,
  answers: Answer[],
): number[] {
  return open.filter((index) => {
    try {
      answers[index] = ask(items[index]!);
      return false;
    } catch (error) {
      if (error !== LATER) throw error;
      return true;
    }
  });
}

function answerTo(questions: Map<string, Question>, method: string, payload: string): unknown {
  const key = `${method} ${payload}`;
  const question = questions.get(key) ?? { method, payload };
  questions.set(key, question);
  const { answer } = question;
  if (answer === undefined) throw LATER;
  if ('error' in answer) throw answer.error;
  return answer.text === '' ? undefined : JSON.parse(answer.text);
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

/** Internals of `ts-api` 7.0.2. Where a later one has others, or a system other pipes, each question is a message of its own. */
interface Client {
  apiRequest(method: string, params: unknown): unknown;
  channel?: Channel;
}

interface Channel {
  pipeFd?: number;
  writeTuple(type: number, name: Buffer, payload: string): void;
  writeAllBuf(data: Uint8Array, length?: number): unknown;
  requestSync(method: string, payload: string): string;
}
