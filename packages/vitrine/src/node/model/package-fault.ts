import type { ErrorCode } from '../base/errors.ts';

/** Something wrong with a package as a whole, which the page of no component could tell. Plain data: it is cached. */
export type PackageFault = {
  /** From the folder of the package: its manifest where nothing else is named. */
  file: string;
  line?: number;
} & (
  | Said<'unresolved-api', [name: string, what: string]>
  | Said<'types-disagree', [specifier: string, what: string, names: string]>
  | Said<'invalid-declarations', [name: string, reason: string]>
);

/** A problem by its code, with what its message takes. */
interface Said<Code extends ErrorCode, Args> {
  code: Code;
  args: Args;
}
