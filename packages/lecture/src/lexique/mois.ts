/** Months of a normalised text, in order. */
export const MOIS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** Short names that are not rewritten with the other short forms. */
const COURTS: Readonly<Record<string, number>> = {
  jan: 1,
  fev: 2,
  fevr: 2,
  avr: 4,
  juil: 7,
  jul: 7,
  sept: 9,
  oct: 10,
  nov: 11,
};

export const moisNomme = (mot: string): number | undefined => {
  const rang = MOIS.indexOf(mot);
  return rang >= 0 ? rang + 1 : COURTS[mot];
};
