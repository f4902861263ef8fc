import { definitionDe, type Feuille } from '@francis/faits';
import { gardeLue, gardesNonDites } from '../plausibles/gardes.ts';
import type { Indecision } from '../plausibles/indecision.ts';
import type { LectureTenue, Role } from './verifier.ts';

const CHOIX_MAX = 6;
const OUI_NON = ['non', 'oui'] as const;

/** What a reading fills without the question saying it: a choice, a custody, who of two receives what. */
export function indecisionsDe(lecture: LectureTenue, seuls: readonly Role[]): Indecision<Role>[] {
  return [...choixSupposes(seuls), ...gardesNonDites<Role>(lecture, gardeLue), ...echanges(seuls)];
}

function choixSupposes(seuls: readonly Role[]): Indecision<Role>[] {
  return seuls.flatMap((role): Indecision<Role>[] => {
    const { chemin, choix, suppose, lieux, outil } = role;
    const d = definitionDe(chemin);
    // In a comparison, what differs between its situations is what is tried.
    if (choix === undefined || !suppose || d === undefined || outil === 'comparer_impots') return [];
    const possibles: readonly (readonly [string, Feuille['valeur'], string])[] =
      d.unite === 'oui_non'
        ? OUI_NON.map((mot) => [mot, mot === 'oui', mot] as const)
        : Object.entries(d.choix ?? {}).map(([cle, libelle]) => [cle, cle, libelle] as const);
    if (possibles.length < 2 || possibles.length > CHOIX_MAX) return [];
    const valeurs = possibles
      .toSorted(([a], [b]) => Number(b === choix) - Number(a === choix))
      .map(([, valeur, libelle]) => ({ libelle, changements: lieux.map((lieu) => ({ ...lieu, valeur })) }));
    return [{ nom: d.libelle, porte: [role], valeurs }];
  });
}

const derniereCle = (chemin: string): string => chemin.slice(chemin.lastIndexOf('.') + 1);

/** Two amounts of one kind whose words do not say which is whose. */
function echanges(seuls: readonly Role[]): Indecision<Role>[] {
  const montants = seuls.filter((r) => r.mentions.length === 1 && r.mentions[0]?.type === 'montant' && !r.suppose);
  return montants.flatMap((a, i): Indecision<Role>[] => {
    const b = montants
      .slice(i + 1)
      .find((r) => derniereCle(r.chemin) === derniereCle(a.chemin) && r.lieux[0]?.calcul === a.lieux[0]?.calcul);
    const [la, lb] = [a.lieux[0], b?.lieux[0]];
    if (b === undefined || la === undefined || lb === undefined || a.lieux.length + b.lieux.length > 2) return [];
    const dits = [a, b].map((r) => r.mentions[0]?.mots.trim() ?? '');
    return [
      {
        nom: `à qui revient ${dits.join(' et ')}`,
        porte: [],
        valeurs: [
          { libelle: 'dans l’ordre de la question', changements: [] },
          {
            libelle: 'l’un à la place de l’autre',
            changements: [
              { ...la, valeur: b.valeur },
              { ...lb, valeur: a.valeur },
            ],
          },
        ],
      },
    ];
  });
}
