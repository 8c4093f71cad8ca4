import type { Directive } from '../markdown/directives/directive.ts';
import { slugify } from '../../shared/markdown/slug.ts';
import { titleFromFileName } from '../markdown/file-title.ts';
import { splitComponent } from '../nav/component-names.ts';
import { readClientOnly } from './client-only.ts';
import { blockId, placeFile } from './place-file.ts';

/** Names that npm allows, but no paths: the name also says which module readers import. */
const PACKAGE_NAME = /^(@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/;

/**
 * `::playground[Label]{component=Button package=@acme/dials options=button-playground.tsx clientOnly}`; the package may stand
 * before the component too: `{component=labs:Button}`.
 */
export const playgroundDirective: Directive = {
  name: 'playground',
  hasLabel: true,
  attributes: {
    component: { example: 'Name' },
    package: 'value',
    options: 'value',
    clientOnly: 'either',
  },
  read: ({ label, attributes }, { refuse, takeHash, pathname, file, workspace, line }) => {
    const [prefix, component] = splitComponent(attributes.get('component')!);
    if (component === '') return refuse('there is no component behind the colon');
    const packageName = prefix || (attributes.get('package') ?? '');
    if (prefix !== '' && attributes.has('package'))
      return refuse(`"package" and "${prefix}:" both name a package`);
    const isNamed = prefix !== '' || attributes.has('package');
    if (isNamed && !PACKAGE_NAME.test(packageName)) {
      return refuse(`"${packageName}" is not the name of a package`);
    }
    const clientOnly = readClientOnly(attributes, 'playground');
    if (typeof clientOnly === 'string') return refuse(clientOnly);
    const written = attributes.get('options') ?? '';
    if (attributes.has('options') && !/\.[jt]sx?$/.test(written)) {
      return refuse(`"${written}" is not a module such as options.tsx`);
    }
    const options = written && placeFile(written, file, workspace);
    if (options === null) return refuse(`"${written}" lies outside the workspace`);
    const hash = takeHash(`${slugify(titleFromFileName(component))}-playground`);
    return {
      kind: 'playground',
      id: blockId(pathname, hash),
      hash,
      title: label || `${component} playground`,
      line,
      component,
      package: packageName,
      options,
      ...(clientOnly && { clientOnly }),
    };
  },
};
