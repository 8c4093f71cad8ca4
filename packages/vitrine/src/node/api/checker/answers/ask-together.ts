import { isOfSockets, sendQuestions, type Client, type Question } from './send-questions.ts';

/** Thrown out of a question that waits for the checker: it is put again once the answer is there. */
const LATER = new Error('The type checker has yet to answer.');

/** Items that are asked about at a time, so that what is held of their answers is bounded. */
const MOST_ITEMS = 64;

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
    return items.map((item) => ask(item));
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
    sendQuestions(client.channel!, questions.values());
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
