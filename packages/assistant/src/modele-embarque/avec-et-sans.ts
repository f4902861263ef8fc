import type { Faits, FaitsEnfant, FaitsPersonne } from '../comprehension/faits.ts';
import { sansMeuble } from '../comprehension/location.ts';
import { gardesComparees, type Levier } from '../comprehension/leviers.ts';

function sans(faits: Faits, ...cles: readonly (keyof Faits)[]): Faits {
  const reste = { ...faits };
  for (const cle of cles) delete reste[cle];
  return reste;
}

function sansPension(personne: FaitsPersonne | undefined): FaitsPersonne | undefined {
  if (personne?.revenus === undefined) return personne;
  const { pensions_autres: _, ...revenus } = personne.revenus;
  return { ...personne, revenus };
}

const MAJORITE = 18;
/** The adult child who is helped is on no return of the parents, whether the help is deducted or not (CGI art. 156). */
function sansMajeurAide(enfants: readonly FaitsEnfant[]): readonly FaitsEnfant[] {
  const aide = enfants.findIndex((e) => (e.age ?? MAJORITE) >= MAJORITE);
  return enfants.filter((_, i) => i !== aide);
}

const enGarde = (faits: Faits, garde: 'exclusive' | 'alternee'): Faits => ({
  ...faits,
  gardeAlternee: garde === 'alternee',
  enfants: (faits.enfants ?? []).map((e) => ({ ...e, garde })),
});

/** The facts without what is weighed, and with it, each under its name; undefined when this weighs nothing. */
// oxlint-disable-next-line typescript/consistent-return -- the switch covers every lever.
export function avecEtSans(
  levier: Levier,
  faits: Faits,
  texte: string,
): readonly [readonly [string, Faits], readonly [string, Faits]] | undefined {
  const paire = (avant: Faits): readonly [readonly [string, Faits], readonly [string, Faits]] => [
    ['sans', avant],
    ['avec', faits],
  ];
  switch (levier) {
    case 'garde_enfants':
      return paire(sans(faits, 'garde'));
    case 'pension_versee':
      return paire({
        ...sans(faits, 'pensionMineur', 'pensionMajeur', 'pensionMajeurs'),
        ...(faits.pensionMajeur === undefined ? {} : { enfants: sansMajeurAide(faits.enfants ?? []) }),
      });
    case 'deficit_foncier':
      return paire(sans(faits, 'deficitFoncier'));
    case 'loyers':
      return paire(sans(faits, 'loyers', 'chargesFoncieres', 'regimeFoncier'));
    case 'meuble': {
      const [p1, p2] = [sansMeuble(faits.personne1).reste, sansMeuble(faits.personne2).reste];
      return paire({ ...faits, ...(p1 ? { personne1: p1 } : {}), ...(p2 ? { personne2: p2 } : {}) });
    }
    case 'pension_recue': {
      const [p1, p2] = [sansPension(faits.personne1), sansPension(faits.personne2)];
      return paire({ ...faits, ...(p1 ? { personne1: p1 } : {}), ...(p2 ? { personne2: p2 } : {}) });
    }
    case 'garde_alternee': {
      const gardes = gardesComparees(texte);
      if (gardes === undefined || (faits.enfants ?? []).length === 0) return undefined;
      const [avant, apres] = gardes;
      return [
        avant === 'sans'
          ? ['sans', { ...sans(faits, 'scolarite'), enfants: [], gardeAlternee: false }]
          : [`garde_${avant}`, enGarde(faits, avant)],
        [avant === 'sans' ? 'avec' : `garde_${apres}`, enGarde(faits, apres)],
      ];
    }
    case 'per':
    case 'don':
    case 'emploi_domicile':
      return undefined;
  }
}
