import type { CodeBlock } from './read-blocks.ts';

/** A block as a file of a project. */
export interface PlacedBlock extends CodeBlock {
  /** Relative to the folder of all blocks, with forward slashes. */
  path: string;
}

/** Blocks that see one another. */
export interface BlockGroup {
  blocks: PlacedBlock[];
  /** One of them changes the types of a package, and so of every block in its project. */
  augments: boolean;
}

const augmentation = /^[ \t]*declare\s+(?:module|global)\b/m;

/**
 * Gives each block a file. Blocks of one section share a folder, so that they can import those that
 * name their file; a name that comes again begins another folder.
 */
export function placeBlocks(blocks: readonly CodeBlock[]): BlockGroup[] {
  const groups = new Map<string, BlockGroup>();
  const rounds = new Map<string, number>();
  for (const block of blocks) {
    // A page may show a file above the site.
    const folder = block.file.replace(/\.md$/, '').replaceAll('../', 'above/');
    const section = `${folder}/${block.section}`;
    let round = rounds.get(section) ?? 0;
    const pathIn = () =>
      `${section}-${round}/${block.name === '' ? `line-${block.line}.${block.extension}` : block.name}`;
    if (groups.get(`${section}-${round}`)?.blocks.some(({ path }) => path === pathIn())) {
      round += 1;
      rounds.set(section, round);
    }
    const key = `${section}-${round}`;
    const group = groups.get(key) ?? { blocks: [], augments: false };
    group.blocks.push({ ...block, path: pathIn() });
    group.augments ||= augmentation.test(block.code);
    groups.set(key, group);
  }
  return [...groups.values()];
}
