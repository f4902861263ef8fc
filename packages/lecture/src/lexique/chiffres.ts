/** Numbers below a hundred that are one word. */
export const UNITES: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
};
export const DIZAINES: Readonly<Record<string, number>> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

/** What a number of parts is divided by. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  tiers: 3,
  quart: 4,
  quarts: 4,
  cinquiemes: 5,
  dixiemes: 10,
  douziemes: 12,
  centiemes: 100,
};
