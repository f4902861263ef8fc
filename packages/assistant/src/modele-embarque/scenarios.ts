import { ajouteUnEnfant } from '../comprehension/enfants.ts';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { type Faits, type FaitsPersonne, NATURES_REVENU, annuel } from '../comprehension/faits.ts';
import { partagerLesEnfants } from '../comprehension/enfants-des-concubins.ts';
import { decrireFoyer } from '../comprehension/foyer.ts';
import { situationFiscale } from '../comprehension/situation-fiscale.ts';
import { avecEtSans } from './avec-et-sans.ts';
import type { FoyerDecrit } from '../outils/schemas.ts';

export interface Comparaison {
  readonly scenarios: readonly { readonly nom: string; readonly foyers: readonly FoyerDecrit[] }[];
  readonly supplement?: number;
}

function sans(faits: Faits, ...cles: readonly (keyof Faits)[]): Faits {
  const reste = { ...faits };
  for (const cle of cles) delete reste[cle];
  return reste;
}

function sansPer(personne: FaitsPersonne | undefined, avant: FaitsPersonne | undefined): FaitsPersonne | undefined {
  if (personne === undefined) return undefined;
  const { per: _, ...reste } = personne;
  return avant?.per === undefined ? reste : { ...reste, per: avant.per };
}

/** The complete situations to compare for a what-if; undefined when a fact is missing for it. */
// oxlint-disable-next-line typescript/consistent-return -- the switch covers every object of comparison.
export function scenarios(c: Comprehension, fraisKilometriques?: number): Comparaison | undefined {
  if (c.intention.type !== 'comparaison') return undefined;
  const { faits, annee, faitsAnterieurs } = c;
  const { situation = 'celibataire', caseT } = situationFiscale(faits);
  const foyer = (f: Faits): FoyerDecrit => decrireFoyer(f, annee, { situation, caseT: caseT !== 'non' });
  const paire = (nomAvant: string, avant: Faits, nomApres: string, apres: Faits): Comparaison => ({
    scenarios: [
      { nom: nomAvant, foyers: [foyer(avant)] },
      { nom: nomApres, foyers: [foyer(apres)] },
    ],
  });
  switch (c.intention.objet) {
    case 'per': {
      const p1 = sansPer(faits.personne1, faitsAnterieurs.personne1);
      const p2 = sansPer(faits.personne2, faitsAnterieurs.personne2);
      return paire(
        'sans',
        { ...faits, ...(p1 ? { personne1: p1 } : {}), ...(p2 ? { personne2: p2 } : {}) },
        'avec',
        faits,
      );
    }
    case 'don':
      return paire('sans', { ...faits, dons: faitsAnterieurs.dons ?? [] }, 'avec', faits);
    case 'emploi_domicile':
      return paire('sans', sans(faits, 'emploiDomicile'), 'avec', faits);
    case 'augmentation': {
      const supplement = faits.augmentation ?? 0;
      const base = sans(faits, 'augmentation');
      return { ...paire('sans', base, 'avec', augmenter(base, supplement)), supplement };
    }
    case 'frais_reels': {
      const qui = porteurDesFrais(faits);
      const montant = faits[qui]?.fraisReels ?? fraisKilometriques;
      if (montant === undefined) return undefined;
      const { fraisReels: _, ...personne } = faits[qui] ?? {};
      return paire('forfait', { ...faits, [qui]: personne }, 'reels', {
        ...faits,
        [qui]: { ...personne, fraisReels: montant },
      });
    }
    case 'enfant': {
      const connus = faits.enfants ?? [];
      const ajoute = ajouteUnEnfant(c.texte);
      return paire('sans', { ...faits, enfants: ajoute ? connus.slice(0, -1) : connus }, 'avec', {
        ...faits,
        enfants: ajoute ? connus : [...connus, { age: 0 }],
      });
    }
    case 'option_bareme':
      return paire('pfu', sans(faits, 'optionBareme'), 'bareme', { ...faits, optionBareme: true });
    case 'regime_foncier':
      return paire('micro', { ...faits, regimeFoncier: 'micro' }, 'reel', { ...faits, regimeFoncier: 'reel' });
    case 'rattachement': {
      const pension = faits.pensionMajeur ?? faits.pensionMineur ?? 0;
      const enfants = faits.enfants?.length ? faits.enfants : [{}];
      const majeur = enfants.findIndex((e) => (e.age ?? 0) >= 18);
      const restants = enfants.filter((_, i) => i !== (majeur < 0 ? 0 : majeur));
      const rattaches = enfants.map((e, i) => (i === (majeur < 0 ? 0 : majeur) ? { ...e, age: e.age ?? 20 } : e));
      const base = sans(faits, 'pensionMajeur', 'pensionMineur');
      return paire('rattachement', { ...base, enfants: rattaches }, 'pension', {
        ...sans(base, 'scolarite'),
        enfants: restants,
        pensionMajeur: pension,
      });
    }
    case 'garde_enfants':
    case 'pension_versee':
    case 'pension_recue':
    case 'deficit_foncier':
    case 'loyers':
    case 'meuble':
    case 'garde_alternee': {
      const deux = avecEtSans(c.intention.objet, faits, c.texte);
      // Who lives alone with children has a half share that the same person without them has not.
      return deux === undefined
        ? undefined
        : {
            scenarios: deux.map(([nom, f]) => ({
              nom,
              foyers: [decrireFoyer(f, annee, { situation, caseT: situationFiscale(f).caseT !== 'non' })],
            })),
          };
    }
    case 'parent_declarant': {
      const chez = (enfantsDeclaresPar: 'moi' | 'autre'): readonly FoyerDecrit[] => {
        const [siens, autres] = partagerLesEnfants({ ...faits, enfantsDeclaresPar });
        return [
          decrireFoyer(siens, annee, { situation: 'celibataire', personne: 1 }),
          decrireFoyer({ ...autres, dons: [] }, annee, { situation: 'celibataire', personne: 2 }),
        ];
      };
      return {
        scenarios: [
          { nom: 'chez_l_autre', foyers: chez('autre') },
          { nom: 'chez_vous', foyers: chez('moi') },
        ],
      };
    }
    case 'union': {
      const un = decrireFoyer(faits, annee, { situation: 'celibataire', personne: 1 });
      const deux = decrireFoyer({ ...sans(faits, 'dons', 'emploiDomicile', 'garde', 'loyers', 'dividendes') }, annee, {
        situation: 'celibataire',
        personne: 2,
        sansEnfants: true,
      });
      return {
        scenarios: [
          { nom: 'separes', foyers: [un, deux] },
          {
            nom: 'ensemble',
            foyers: [
              decrireFoyer(faits, annee, {
                situation: /\bmari/.test(c.texte) && !/\bpacs/.test(c.texte) ? 'marie' : 'pacse',
              }),
            ],
          },
        ],
      };
    }
  }
}

/** Whose actual expenses are spoken of. */
export const porteurDesFrais = (faits: Faits): 'personne1' | 'personne2' =>
  faits.personne1?.fraisReels === undefined && (faits.personne2?.fraisReels !== undefined || faits.trajetDe === 2)
    ? 'personne2'
    : 'personne1';

/** The same household with a higher income for the person who asks. */
export function augmenter(faits: Faits, supplement: number): Faits {
  if (faits.revenuCommun)
    return {
      ...faits,
      revenuCommun: {
        ...faits.revenuCommun,
        saisie: { ...faits.revenuCommun.saisie, montant: annuel(faits.revenuCommun.saisie) + supplement, fois: 1 },
      },
    };
  const revenus = faits.personne1?.revenus ?? {};
  const nature = revenus.salaires ? 'salaires' : (NATURES_REVENU.find((n) => revenus[n] !== undefined) ?? 'salaires');
  return {
    ...faits,
    personne1: {
      ...faits.personne1,
      revenus: {
        ...revenus,
        [nature]: [...(revenus[nature] ?? []), { montant: supplement, fois: 1, qualite: 'net_imposable' }],
      },
    },
  };
}
