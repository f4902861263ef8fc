import { motsDits } from '@francis/lecture';

const SIENNE = motsDits(
  'apres liquidation|apres partage|sa moitie|sa propre moitie|deja la moitie|moitie du defunt|moitie de la defunte|moitie deja|part de communaute|hors communaute|hors la communaute|communaute exclue',
);
const REGLEE = [
  'liquide',
  'liquidation',
  'reglee',
  'regle',
  'deduite',
  'deduit',
  'partagee',
  'soldee',
  'defalquee',
  'retiree',
];
const PAS = motsDits('pas|avant|non|a liquider|sans');
/** Words between the community and what was done of it. */
const PROCHE = 5;

/** The estate that is told is what came to the deceased: nothing is left to halve. */
export function communauteReglee(texte: string): boolean {
  if (SIENNE.test(texte)) return true;
  // What the next sentence denies is something else.
  return texte.split(FIN_DE_PHRASE).some((phrase) => {
    const mots = SIGNES.reduce((dite, signe) => dite.replaceAll(signe, ' '), phrase)
      .split(' ')
      .filter((mot) => mot !== '');
    return mots.some((mot, i) => {
      if (mot !== 'communaute') return false;
      const autour = mots.slice(Math.max(0, i - PROCHE), i + PROCHE + 1);
      return autour.some((m) => REGLEE.includes(m.endsWith('s') ? m.slice(0, -1) : m)) && !PAS.test(autour.join(' '));
    });
  });
}
const FIN_DE_PHRASE = '. ';
const SIGNES = [',', '(', ')', '.'];
