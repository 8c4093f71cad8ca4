import { z } from 'zod';
import { fileAddress, webAddress } from './values/addresses.ts';

/** Short messages for readers. */
export const announcements = z.strictObject({
  /** Address of the JSON, fetched a second after a page has loaded: `[{ "id": 1, "text": "<b>HTML</b>" }]`. */
  url: fileAddress,
});

const sponsorItem = z
  .strictObject({
    name: z.string().min(1).max(30, 'at most 30 characters'),
    /** At most as much as fits a card of 138 × 180 px. */
    text: z.string().min(1).max(90, 'at most 90 characters'),
    href: fileAddress,
    /** Picture in `public/`, shown 48 px high. */
    image: z
      .string()
      .regex(/^\/(?!\/)\S+$/, 'expected a path of a file in public/, such as /sponsor.svg')
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

/** Sponsors in the slot at the top of the contents column: your own, or those of an ad network. */
export const sponsors = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('house'),
    /** One of them is shown at a time. At most 12, because every page contains them all. */
    items: z.array(sponsorItem).min(1).max(12, 'at most 12 entries'),
  }),
  z.strictObject({
    provider: z.literal('script'),
    /** Address of the network's script. */
    src: webAddress,
    /** Selector of the element that the script adds. Where it is missing, ads are taken to be blocked. */
    wrapper: z
      .string()
      .regex(
        /^(?:[#.][\w-]+|\[[\w-]+(?:="[^"\]]*")?\])$/,
        'expected a simple selector such as #carbonads, .ad or [data-ad]',
      ),
    /** Whether readers are asked for consent before anything is loaded from the network. */
    consent: z.boolean().default(true),
    /** Further attributes of the `<script>` element, e.g. `{ id: '_carbonads_js' }`. */
    attributes: attributes.optional(),
    /** Attributes of an empty element before the script, for networks that need one to fill. */
    placeholder: attributes.optional(),
  }),
]);

/** The only host on which views are counted. Default: that of the site's `url`. */
const host = z
  .string()
  .regex(/^[^\s/:]+$/, 'expected a host such as docs.example.com')
  .optional();

/** Counting of page views. Readers whose browser asks not to be tracked are not counted. */
export const analytics = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('beacon'),
    host,
    /** Receives a POST with `{ "path": "/demos/buttons" }` as text, without cookies, for each view. */
    endpoint: fileAddress,
  }),
  z.strictObject({
    provider: z.literal('plausible'),
    host,
    /** The site's name at Plausible. */
    domain: z.string().min(1),
    /** The events endpoint; change it for your own instance or proxy. No script is loaded. */
    endpoint: fileAddress.default('https://plausible.io/api/event'),
  }),
  z.strictObject({
    provider: z.literal('google'),
    host,
    /** Turn off "Page changes based on browser history events" in the property, or views are counted twice. */
    measurementId: z.string().regex(/^G-[A-Z\d]+$/, 'expected a measurement id such as G-ABC123'),
    /** Whether readers are asked for consent before Google's script is loaded. */
    consent: z.boolean().default(true),
  }),
]);
