import { z } from 'zod';

/** A path of the site or a full address: `/announcements.json`, `https://example.com/a`. */
const address = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, 'expected a path such as /file.json or a full address');

const webAddress = z.url({ protocol: /^https?$/ });

/** Short texts shown around the pages. */
export const announcements = z.strictObject({
  /** Where the JSON is fetched, a second after a page has loaded: `[{ "id": 1, "text": "<b>HTML</b>" }]`. */
  url: address,
});

const sponsorItem = z
  .strictObject({
    name: z.string().min(1).max(30, 'at most 30 characters'),
    /** As much as fits a card of 138 × 180 px. */
    text: z.string().min(1).max(90, 'at most 90 characters'),
    href: address,
    /** A picture in `public/`, shown 48 px high: sponsors of one's own need no third party. */
    image: z
      .string()
      .regex(/^\/(?!\/)\S*$/, 'expected a path of a file in public/, such as /sponsor.svg')
      .optional(),
  })
  .refine(({ text, image }) => image === undefined || text.length <= 45, {
    path: ['text'],
    error: 'at most 45 characters beside a picture',
  });

const attributes = z.record(
  z.string().regex(/^(?!on)[a-z][\w-]*$/i, 'expected the name of an attribute, no event handler'),
  z.string(),
);

/** Who pays for the slot at the top of the contents column. */
export const sponsors = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('house'),
    /** One of them is shown. At most 12, because every page carries them. */
    items: z.array(sponsorItem).min(1).max(12, 'at most 12 entries'),
  }),
  z.strictObject({
    provider: z.literal('script'),
    /** The network's script. */
    src: webAddress,
    /** The element that the script adds: while it is missing, ads may be blocked. */
    wrapper: z
      .string()
      .regex(
        /^(?:[#.][\w-]+|\[[\w-]+(?:="[^"\]]*")?\])$/,
        'expected a simple selector such as #carbonads, .ad or [data-ad]',
      ),
    /** Whether readers are asked before anything of the network is loaded. */
    consent: z.boolean().default(true),
    /** Further attributes of the script element, e.g. `{ id: '_carbonads_js' }`. */
    attributes: attributes.optional(),
    /** Attributes of an empty element before the script, for networks that fill one. */
    placeholder: attributes.optional(),
  }),
]);

/** Only there are views counted. Default: the host of the site's `url`. */
const host = z
  .string()
  .regex(/^[^\s/:]+$/, 'expected a host such as docs.example.com')
  .optional();

/** What is told of every page that is read. Nothing is when the reader's browser asks not to be tracked. */
export const analytics = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('beacon'),
    host,
    /** Gets a POST with `{ "path": "/demos/buttons" }` as text, without cookies, for each view. */
    endpoint: address,
  }),
  z.strictObject({
    provider: z.literal('plausible'),
    host,
    /** The site's name at Plausible. */
    domain: z.string().min(1),
    /** The events endpoint; another for an instance or a proxy of one's own. No script is loaded. */
    endpoint: address.default('https://plausible.io/api/event'),
  }),
  z.strictObject({
    provider: z.literal('google'),
    host,
    /** Turn "Page changes based on browser history events" off in the property: views would count twice. */
    measurementId: z.string().regex(/^G-[A-Z\d]+$/, 'expected a measurement id such as G-ABC123'),
    /** Whether readers are asked before Google's script is loaded. */
    consent: z.boolean().default(true),
  }),
]);
