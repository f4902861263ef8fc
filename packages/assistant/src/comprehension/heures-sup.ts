import { derniereAnneeCouverte } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { motsDits, normaliserTexte } from '@francis/lecture';
import { lireMentions } from './mentions.ts';
import type { Montant } from './montants.ts';

export const HEURES_SUP = motsDits(
  'heures supplementaires|heure supplementaire|heures sup|heure sup|heures supp|heure supp|h sup|h supp|hs',
);
/** What ends what is said of an amount. */
const BORNES = [',', '.', ';', '?', '(', ' et ', ' plus ', ' dont ', ' + '];
const COMPRIS = ['dont', 'y compris', 'incluant', 'comprenant', 'inclus'];

const avantLaBorne = (texte: string): string => {
  const fins = BORNES.map((b) => texte.indexOf(b)).filter((i) => i >= 0);
  return texte.slice(0, Math.min(texte.length, ...fins));
};
const apresLaBorne = (texte: string): string =>
  texte.slice(Math.max(0, ...BORNES.map((b) => texte.lastIndexOf(b) + (texte.includes(b) ? b.length : 0))));

const PAYE = ['net imposable', 'nets imposables', 'imposable', 'net fiscal', 'salaire', 'salaires', 'cumul'];
/** « beaucoup d’heures sup, net imposable 26 700 »: the words of a pay that stand nearer name the amount. */
const apresLaPaye = (gauche: string): string => {
  const places = PAYE.map((mot) => gauche.lastIndexOf(` ${mot} `) + (gauche.includes(` ${mot} `) ? mot.length + 1 : 0));
  return gauche.slice(Math.max(0, ...places));
};

/** Whether an amount is that of extra hours, by the words that stand next to it. */
export const estDHeuresSup = (gauche: string, droite: string): boolean =>
  HEURES_SUP.test(avantLaBorne(droite)) || HEURES_SUP.test(apresLaPaye(apresLaBorne(gauche)));

/** Whether a question tells how much its extra hours paid. */
export const chiffreSesHeures = (question: string): boolean =>
  lireMentions(normaliserTexte(question)).some((m) => estDHeuresSup(m.gauche, m.droite));

/** « 30 000 € dont 2 000 € d’heures sup »: the pay is told with them. */
export const compriseDansLaPaye = (gauche: string): boolean => COMPRIS.some((mot) => gauche.trimEnd().endsWith(mot));

/** What the law exempts of them in a year (CGI art. 81 quater). */
export const plafondDHeuresSup = (): number =>
  lireParametreLegal('salaires.heures_sup', `${derniereAnneeCouverte() + 1}-06-01`)?.valeur ?? 0;

/** Extra hours enter the tax for what passes their exemption; those that a pay is said to hold leave it. */
export function sansHeuresExonerees(montants: readonly Montant[]): readonly Montant[] {
  const plafond = plafondDHeuresSup();
  let rendus: Montant[] = [];
  for (const montant of montants) {
    const { mention, saisie } = montant;
    // Whatever a verb beside them made of it: « mes heures sup m’ont rapporté 1 900 € » is no rent.
    if (!estDHeuresSup(mention.gauche, mention.droite)) {
      rendus.push(montant);
      continue;
    }
    const total = saisie.montant * saisie.fois;
    const exonere = Math.min(total, plafond);
    const compris = compriseDansLaPaye(mention.gauche);
    const paye = compris ? rendus.findLast((m) => m.role === 'salaires') : undefined;
    if (paye !== undefined) {
      const reste = paye.saisie.montant * paye.saisie.fois - exonere;
      rendus = rendus.map((m) => (m === paye ? { ...m, saisie: { ...m.saisie, montant: reste, fois: 1 } } : m));
    }
    rendus.push(
      compris || total <= plafond
        ? { ...montant, role: 'non_imposable', nu: false }
        : { ...montant, role: 'salaires', nu: false, saisie: { ...saisie, montant: total - exonere, fois: 1 } },
    );
  }
  return rendus;
}
