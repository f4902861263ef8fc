import type { DemandePoste, NaturePoste } from '@francis/fiscal/postes';
import { motsDits } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

type Penalite = Pick<DemandePoste, 'montants' | 'mois'> & { readonly nature: NaturePoste };

const INTERETS = motsDits('interets|interet|interets de retard|1727');
const MAJORATION = motsDits('majoration|majorations|penalite|penalites|amende|1728|10 %|40 %|20 %|80 %');
const SEULS_LES_INTERETS = motsDits('juste les interets|seulement les interets|interets seuls|rien que les interets');
const EN_RETARD = motsDits(
  "retard|tard|tardif|tardive|tardivement|apres la date|hors delai|au lieu du|trop tard|date limite|en retard|oublie|impaye|impayes|pas regle|pas regles|pas paye|n'avons pas regle",
);
const DEPOT = motsDits('depot|depose|deposee|deposer|declaration|declarations|liasse|declare|declarer|rendu|rendue');
const PAIEMENT = motsDits('paye|payee|payes|payer|regle|reglee|regles|reglement|paiement|impaye|impayes|solde');
const DE_L_IMPOT = motsDits(
  "impot|impots|ir|droits|l'impot|impots sur le revenu|avis|tva|is|rappel|recouvrer|somme due|dus|dette fiscale",
);
const DEMEURE = motsDits('mise en demeure|med|mises en demeure');
const NIENT_AVANT =
  'sans|pas de|pas eu de|pas recu de|aucune|avant toute|hors|ni|jamais recu de|jamais eu de|sans avoir recu de|sans avoir eu de|sans avoir recu aucune|sans recevoir de';
const NIENT_APRES = 'neant|aucune|non|: neant|: aucune|: non';
/** « sans avoir reçu de mise en demeure », « MED néant »: none was sent. */
const SANS_DEMEURE = motsDits(
  ['mise en demeure', 'med']
    .flatMap((demeure) => [
      ...NIENT_AVANT.split('|').map((mots) => `${mots} ${demeure}`),
      ...NIENT_APRES.split('|').map((mots) => `${demeure} ${mots}`),
    ])
    .join('|'),
);
/** A deliberate breach, fraud or abuse of rights: other surcharges, whatever the delay (CGI art. 1729). */
const AUTRE_FAUTE = motsDits(
  'manquement delibere|manquements deliberes|manoeuvre|manoeuvres|manoeuvres frauduleuses|abus de droit|mauvaise foi|activite occulte|opposition a controle',
);
const SANS_REPONSE = motsDits(
  "malgre|non effectue|non effectuee|defaut|sans effet|pas repondu|pas depose dans|restee|au-dela|apres 30 jours|apres les 30|plus de 30|40 %|n'ai pas repondu|jamais",
);
const REPONDUE = motsDits(
  'on depose demain|je depose demain|depose demain|deposons demain|dans les 30 j|dans les 30 jours|dans les trente|dans le mois|20 %|deposee dans|depose dans',
);
const MOIS = ' mois';

/** Months late, told in figures. */
function moisDe(texte: string): number | undefined {
  const avant = texte.split(MOIS)[0];
  if (avant === undefined || avant === texte) return undefined;
  const dit = Number(avant.split(' ').at(-1));
  return Number.isInteger(dit) && dit > 0 ? dit : undefined;
}

/** The amount that was due: the first one, when nobody tells several. */
function du(q: QuestionLue): number | undefined {
  const distincts = [...new Set(q.montants.map((m) => m.montant).filter((n) => n !== ARTICLE))];
  return distincts.length === 1 ? distincts[0] : undefined;
}
const ARTICLE = 1728;
const DES_COMPTES = motsDits(
  'compte|comptes|3916|3916-bis|3916 bis|binance|kraken|coinbase|revolut|n26|bybit|plateforme|plateformes|portefeuille|wallet',
);

/** A return or a payment that came late, and what it costs on the amount told. */
export function lirePenalite(q: QuestionLue): Penalite | undefined {
  const { texte } = q;
  const montant = du(q);
  // Forgotten, an account bears a fine of its own, whatever it holds (CGI art. 1736, IV and X).
  if (montant === undefined || (motsDits('amende|amendes').test(texte) && DES_COMPTES.test(texte))) return undefined;
  if (AUTRE_FAUTE.test(texte)) return undefined;
  const demeure = DEMEURE.test(texte) && !SANS_DEMEURE.test(texte);
  const mois = moisDe(texte);
  const montants = [montant];
  const interetsSeuls = SEULS_LES_INTERETS.test(texte) || (INTERETS.test(texte) && !MAJORATION.test(texte));
  if (interetsSeuls && mois !== undefined && EN_RETARD.test(texte) && !demeure)
    return { nature: 'interet_retard', montants, mois };
  if (!MAJORATION.test(texte) || !(DE_L_IMPOT.test(texte) || DEPOT.test(texte))) return undefined;
  // The interest is asked beside: it is counted on the months told.
  const aussi = mois !== undefined && INTERETS.test(texte) && !SANS_INTERETS.test(texte) ? { mois } : {};
  if (demeure && DEPOT_OU_DROITS.test(texte)) {
    if (REPONDUE.test(texte) && !SANS_REPONSE.test(texte))
      return { nature: 'majoration_mise_en_demeure', montants, ...aussi };
    return SANS_REPONSE.test(texte) ? { nature: 'majoration_defaut', montants, ...aussi } : undefined;
  }
  if (demeure || !EN_RETARD.test(texte)) return undefined;
  if (DEPOT.test(texte) && !PAIEMENT.test(texte)) return { nature: 'majoration_depot', montants, ...aussi };
  return PAIEMENT.test(texte) && DE_L_IMPOT.test(texte) && !PROFESSIONNEL.test(texte)
    ? { nature: 'majoration_paiement', montants }
    : undefined;
}
const SANS_INTERETS = motsDits('pas les interets|hors interets|sans les interets|sans interets|pas interets');
const DEPOT_OU_DROITS = motsDits(
  'depot|depose|deposee|declaration|liasse|droits|rappel|penalite|majoration|redressement',
);
const PROFESSIONNEL = motsDits('tva|is|cfe|cvae|liasse|solde is');
