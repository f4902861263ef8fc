import { lirePaysNommes, motsDits, normaliserTexte } from '@francis/lecture';

const VIT = [
  'je vis ',
  "j'habite ",
  'je reside ',
  'nous vivons ',
  'nous habitons ',
  'nous residons ',
  'on vit ',
  'on habite ',
  'je suis installe ',
  'je suis installee ',
  'parti vivre ',
  'partie vivre ',
  'je suis resident ',
  'je suis residente ',
];
const VERS_UN_PAYS = 30;
const DE_FRANCE = motsDits(
  'en france|de france|source francaise|revenus francais|loyers francais|mes loyers de france|impot francais|a paris|a lyon|a marseille|a bordeaux|a nice|a nantes|a toulouse|a lille|a rennes|a strasbourg|a montpellier',
);

/** « Je vis au Portugal, je n’ai plus en France qu’un T2 »: the French tax of who lives elsewhere. */
export const resteEnFrance = (texte: string): boolean =>
  DE_FRANCE.test(texte) &&
  VIT.some((mot) => {
    const place = texte.indexOf(mot);
    const suite = place < 0 ? '' : texte.slice(place + mot.length, place + mot.length + VERS_UN_PAYS);
    const [ou = ''] = suite.split(',');
    return !ou.includes('france') && lirePaysNommes(ou).size > 0;
  });

const LOYERS = motsDits('loyers|loyer|loue|louee|location|loue vide|loue meuble');
const LOYERS_DU_NON_RESIDENT = 'Je vis à Londres et je loue mon appartement de Paris, quels impôts ?';

/** The question of a note that somebody who lives elsewhere and has French rents is answered by. */
export function questionDuNonResident(question: string): string | undefined {
  const texte = normaliserTexte(question);
  return resteEnFrance(texte) && LOYERS.test(texte) ? LOYERS_DU_NON_RESIDENT : undefined;
}
