import { motsDits, SANS_DON_FAMILIAL } from '@francis/lecture';
import { estDescendant, type Lien } from '@francis/fiscal/patrimoine';
import { lireParametreLegal } from '@francis/fiscal/catalogue';

const SANS_ENFANT =
  "faute de descendance|faute de descendants|faute d'enfant|faute d'enfants|sans posterite|sans enfant|sans enfants|sans descendance|sans descendant|sans descendants|aucun enfant|aucune descendance|pas d'enfant|pas d'enfants|pas de descendants|pas de descendant|pas de descendance";
const SANS_DESCENDANCE = motsDits(SANS_ENFANT);
/** Said by who receives of themselves, it opens nothing. */
const MOI_SANS_ENFANT = motsDits("je n'ai pas d'enfant|je n'ai pas d'enfants|j'ai pas d'enfant|j'ai pas d'enfants");

const NEUF = motsDits(
  '790 a bis|logement neuf|logements neufs|appartement neuf|appart neuf|maison neuve|studio neuf|t1 neuf|t2 neuf|t3 neuf|t4 neuf|du neuf|dans le neuf|vefa|sur plan|sur plans|en etat futur d achevement|don logement|renovation energetique|renover energetiquement',
);
/** What the exemption leaves out: the house that one has built, an older home, a loan. */
const HORS_DU_NEUF = motsDits(
  "ancien|dans l'ancien|faire construire|fait construire|terrain|rembourser|remboursement|comme neuf|quasi neuf",
);

/** « hors 790 G », « trop jeune pour le don familial »: told as not applying. */
const HORS_790_G = motsDits(SANS_DON_FAMILIAL);

/** Gifts of money that the law exempts besides the allowance of the tie. */
export interface ExonerationsDites {
  readonly sans_descendance?: true;
  readonly don_logement?: number;
  readonly don_familial?: number;
}

/**
 * What of a gift is for a new home, in full for all those who give, and what of the rest is money; a donor without
 * descendants may give so to nephews and nieces (CGI art. 790 A bis and 790 G).
 */
export function exonerationsDites(
  texte: string,
  don: { montant: number; lien: Lien; donateurs: number; argent: boolean; recu: boolean; date: string },
): ExonerationsDites {
  const sansDescendance =
    don.lien === 'neveu_niece' && SANS_DESCENDANCE.test(texte) && !(don.recu && MOI_SANS_ENFANT.test(texte));
  const limite = (lireParametreLegal('dmtg.logement_par_donateur', don.date)?.valeur ?? 0) * don.donateurs;
  const logement = NEUF.test(texte) && !HORS_DU_NEUF.test(texte) ? Math.min(don.montant, limite) : 0;
  const deLArgent = don.argent && !HORS_790_G.test(texte);
  const argent = deLArgent ? don.montant - logement : 0;
  return {
    ...(sansDescendance && (deLArgent || logement > 0) ? { sans_descendance: true } : {}),
    ...(logement > 0 ? { don_logement: logement } : {}),
    ...(deLArgent ? { don_familial: argent } : {}),
  };
}

/** What is known of a gift that the family exemption depends on; ages in full years, `date` in ISO. */
export interface DonPossible {
  readonly lien: Lien;
  readonly date: string;
  readonly age_donateur?: number | undefined;
  readonly age_donataire?: number | undefined;
}

/** Whether nothing that is known closes the family exemption of a gift to a descendant, if it is money (CGI art. 790 G). */
export function donFamilialPossible({ lien, date, age_donateur = 0, age_donataire = Infinity }: DonPossible): boolean {
  const age = (nom: string): number | undefined => lireParametreLegal(`dmtg.don_familial_age_${nom}`, date)?.valeur;
  const [trop, assez] = [age('donateur'), age('donataire')];
  return (
    estDescendant(lien) && trop !== undefined && assez !== undefined && age_donateur < trop && age_donataire >= assez
  );
}
