import type { DemandePoste } from '@francis/fiscal/postes';
import { motsDits, trouverMentions } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';

const GERANT = motsDits(
  'gerant majoritaire|gerante majoritaire|gerant maj|gerante maj|gerant majo|gerante majo|tns|majoritaire',
);
const COTISATIONS = motsDits('tns|cotis|cotisations|cotisation|charges sociales|urssaf|cotise|cotiser');
const DIVIDENDES = ['dividende', 'div ', 'div.', 'distribu', 'sort'];
const CAPITAL = ['capital'];
const COMPTE_COURANT = ['compte courant', 'cca'];
const PAS_DE_COMPTE = motsDits(
  'pas de compte courant|sans compte courant|aucun compte courant|pas de cca|sans cca|zero compte courant',
);
const SANS_COTISATIONS = motsDits('sasu|sas');
const PORTEE = 30;

const dit = (m: Mention, mots: readonly string[]): boolean => {
  const avant = m.gauche.split('.').at(-1)?.slice(-PORTEE) ?? '';
  const apres = m.droite.split(',')[0]?.slice(0, PORTEE) ?? '';
  return mots.some((mot) => avant.includes(mot) || apres.includes(mot));
};

/** Dividends of who manages with a majority: the part that bears the contributions of the self-employed (CSS art. L131-6). */
export function lireDividendesCotises(
  q: QuestionLue,
): Pick<DemandePoste, 'montants' | 'taux' | 'capital' | 'compte_courant'> | undefined {
  const { texte } = q;
  if (!GERANT.test(texte) || !COTISATIONS.test(texte) || SANS_COTISATIONS.test(q.phrases.at(-1) ?? ''))
    return undefined;
  const compte = q.montants.find((m) => dit(m, COMPTE_COURANT) && !dit(m, CAPITAL));
  const capital = q.montants.find((m) => m !== compte && dit(m, CAPITAL));
  const verse = q.montants.find((m) => m !== compte && m !== capital && dit(m, DIVIDENDES));
  if (verse === undefined || capital === undefined) return undefined;
  const taux = trouverMentions(texte).flatMap((m) =>
    m.type === 'taux' && m.valeur > 0.5 && m.valeur <= 1 ? [m.valeur] : [],
  );
  const [part, autre] = new Set(taux);
  if (autre !== undefined || (compte === undefined && !PAS_DE_COMPTE.test(texte))) return undefined;
  return {
    montants: [verse.montant],
    capital: capital.montant,
    ...(part === undefined ? {} : { taux: part }),
    ...(compte === undefined ? {} : { compte_courant: compte.montant }),
  };
}
