/**
 * What differs where the program loads modules: style sheets and pictures, which are a bundler's, are noted and empty, and
 * React is the project's, whoever imports it. What is linked from the repository, and what that is made of, would find one
 * of its own, whose hooks nobody answers.
 */
import { OF_REACT } from '../../base/code/require-react.ts';

export const ASSET = /\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|woff2?)(?:\?.*)?$/;
/** Stands before what is imported as the project does, whichever module does it. */
export const OF_PROJECT = 'probe:';

/** What Node knows of a module that it looks for or loads. */
interface Context {
  conditions?: readonly string[];
  parentURL?: string | undefined;
}
type Next<Result> = (id: string, context: Context) => Result;

/** Hooks of modules, which Node runs with this program or in a thread of its own. */
export interface Hooks {
  resolve: <Result>(id: string, context: Context, next: Next<Result>) => Result;
  load: <Result>(url: string, context: Context, next: Next<Result>) => Result | EmptyModule;
}

/** A module in the place of an asset. */
interface EmptyModule {
  format: 'module';
  source: string;
  shortCircuit: true;
}

/** Makes the hooks. @param parent address of the file in whose place the project's modules are imported */
export const makeHooks = (parent: string): Hooks => ({
  resolve: (id, context, next) => {
    if (isRequired(context)) return next(id, context);
    const isProject = id.startsWith(OF_PROJECT);
    const wanted = isProject ? id.slice(OF_PROJECT.length) : id;
    const isOwn = isProject || OF_REACT.test(id);
    return next(wanted, isOwn ? { ...context, parentURL: parent } : context);
  },
  load: (url, context, next) => {
    if (isRequired(context) || !ASSET.test(url)) return next(url, context);
    const source = `noteAsset(${JSON.stringify(url)});export default {}`;
    return { format: 'module', source, shortCircuit: true };
  },
});

/** What is required is loaded as `hookLoaders` has it. */
const isRequired = ({ conditions = [] }: Context) => conditions.includes('require');
