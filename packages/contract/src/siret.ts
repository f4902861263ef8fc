const CHIFFRES = 14;
const SIREN = 9;
/** Its establishments are too many for the key: the sum of their digits is a multiple of five instead. */
const LA_POSTE = '356000000';

const estChiffre = (caractere: string): boolean => caractere >= '0' && caractere <= '9';

/** A number as people write it, by groups: its digits alone. */
export const chiffresDuSiret = (texte: string): string =>
  Array.from(texte)
    .filter((c) => c !== ' ' && c !== '\u00a0' && c !== '\u202f' && c !== '.' && c !== '-')
    .join('');

/** Whether the key of the number holds (Luhn), with the exception of La Poste. */
export function siretValide(siret: string): boolean {
  const caracteres = Array.from(siret);
  if (caracteres.length !== CHIFFRES || !caracteres.every(estChiffre)) return false;
  const chiffres = caracteres.map(Number);
  const luhn = chiffres.reduce((somme, chiffre, rang) => {
    const compte = rang % 2 === 0 ? chiffre * 2 : chiffre;
    return somme + (compte > 9 ? compte - 9 : compte);
  }, 0);
  if (luhn % 10 === 0) return luhn > 0;
  return siret.slice(0, SIREN) === LA_POSTE && chiffres.reduce((somme, chiffre) => somme + chiffre, 0) % 5 === 0;
}
