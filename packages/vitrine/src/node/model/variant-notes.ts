import type { PropDoc } from './component-doc.ts';

/**
 * What is to be said of a prop that not all variants have alike, as phrases: `required with variant="line" or without
 * src`, `only with mode="range"`.
 * @param code marks a case as code
 */
export function variantNotes<Text>(
  { required, requiredIn, onlyIn = [] }: Pick<PropDoc, 'required' | 'requiredIn' | 'onlyIn'>,
  code: (text: string) => Text,
): (Text | string)[][] {
  const isOnlyThere = onlyIn.length > 0 && String(onlyIn) === String(requiredIn);
  return [
    ...(required || requiredIn.length === 0
      ? []
      : [
          [
            'required ',
            ...cases(requiredIn, code),
            ...(isOnlyThere ? [', not taken otherwise'] : []),
          ],
        ]),
    ...(onlyIn.length === 0 || isOnlyThere ? [] : [['only ', ...cases(onlyIn, code)]]),
  ];
}

function cases<Text>(all: readonly string[], code: (text: string) => Text): (Text | string)[] {
  return all.flatMap((one, i) => {
    const [, word = 'with', what = ''] = /^(?:(without) )?(.*)$/s.exec(one) ?? [];
    return [`${i === 0 ? '' : ' or '}${word} `, code(what)];
  });
}
