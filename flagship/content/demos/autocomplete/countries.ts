export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  continent: string;
}

/** Sorted by continent, then by name. */
export const countries: Country[] = [
  { code: 'EG', name: 'Egypt', continent: 'Africa' },
  { code: 'GH', name: 'Ghana', continent: 'Africa' },
  { code: 'KE', name: 'Kenya', continent: 'Africa' },
  { code: 'MA', name: 'Morocco', continent: 'Africa' },
  { code: 'ZA', name: 'South Africa', continent: 'Africa' },
  { code: 'AR', name: 'Argentina', continent: 'America' },
  { code: 'BR', name: 'Brazil', continent: 'America' },
  { code: 'CA', name: 'Canada', continent: 'America' },
  { code: 'MX', name: 'Mexico', continent: 'America' },
  { code: 'US', name: 'United States', continent: 'America' },
  { code: 'UY', name: 'Uruguay', continent: 'America' },
  { code: 'IN', name: 'India', continent: 'Asia' },
  { code: 'ID', name: 'Indonesia', continent: 'Asia' },
  { code: 'JP', name: 'Japan', continent: 'Asia' },
  { code: 'MN', name: 'Mongolia', continent: 'Asia' },
  { code: 'VN', name: 'Vietnam', continent: 'Asia' },
  { code: 'EE', name: 'Estonia', continent: 'Europe' },
  { code: 'FI', name: 'Finland', continent: 'Europe' },
  { code: 'GR', name: 'Greece', continent: 'Europe' },
  { code: 'IE', name: 'Ireland', continent: 'Europe' },
  { code: 'PT', name: 'Portugal', continent: 'Europe' },
  { code: 'CH', name: 'Switzerland', continent: 'Europe' },
  { code: 'TR', name: 'Türkiye', continent: 'Europe' },
  { code: 'AU', name: 'Australia', continent: 'Oceania' },
  { code: 'NZ', name: 'New Zealand', continent: 'Oceania' },
  { code: 'WS', name: 'Samoa', continent: 'Oceania' },
];
