/** Types of what a function takes and gives that nobody wrote down: what helpers compute may fill half a page. */
import type { MemberDoc, ParameterDoc } from '../../model/signature-doc.ts';

interface Given {
  parameters: ParameterDoc[];
  returns: { type: string; members: MemberDoc[] };
}

/**
 * The same with `{ … }` in the place of a long object of which a table lists the members, also where the result repeats it.
 * @param written what the authors wrote of each parameter and of the result, which stays
 */
export function withBriefTypes(
  { parameters, returns }: Given,
  written: { parameters: readonly (string | undefined)[]; returns: string | undefined },
): Given {
  const isBrief = parameters.map((one, i) => isLong(one) && one.type !== written.parameters[i]);
  const long = parameters.filter((_, i) => isBrief[i]);
  const within = (text: string) =>
    long.reduce((rest, { type }) => rest.replaceAll(type, BRIEF), text);
  const result = {
    type: within(returns.type),
    members: returns.members.map((one) => ({ ...one, type: within(one.type) })),
  };
  return {
    parameters: parameters.map((one, i) => (isBrief[i] ? { ...one, type: BRIEF } : one)),
    returns:
      isLong(result) && returns.type !== written.returns ? { ...result, type: BRIEF } : result,
  };
}

const BRIEF = '{ … }';

/** Longest such text that is shown besides the table. */
const MAX_SHOWN = 160;

const isLong = ({ type, members }: Pick<ParameterDoc, 'type' | 'members'>) =>
  members.length > 0 && type.length > MAX_SHOWN && type.startsWith('{');
