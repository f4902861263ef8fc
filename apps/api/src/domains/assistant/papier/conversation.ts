import { couperAuTitre } from '@francis/presentation';
import { setImmediate as souffler } from 'node:timers/promises';
import { formater } from '@francis/assistant';
import type { Article, Calcul, NoeudTrace, StatutReponse } from '@francis/contract';
import { type Ligne, Papier, tableau } from '../../../platform/pdf/index.ts';
import type { Conversation, Message } from '../repository.ts';
import { poserMarkdown } from './markdown.ts';

/** Exchanges and texts that one document holds; a longer conversation says that it was cut. */
const ECHANGES_MAX = 40;
const TEXTES_MAX = 40;
const NIVEAUX_DU_CALCUL = 2;

const ETATS: Readonly<Record<StatutReponse, string>> = {
  exact: 'Exact',
  partiel: 'Estimation',
  clarification: 'Une précision manque',
  refus: 'Hors du champ',
};
const JURIDICTIONS = { FR: 'France', CH: 'Suisse', LU: 'Luxembourg', AD: 'Andorre' } as const;
const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const jourDe = (date: Date): string => JOUR.format(date).replace(/^1 /, '1er ');
const jourEcrit = (iso: string): string => jourDe(new Date(`${iso}T12:00:00Z`));

interface Demande {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly maintenant: Date;
  /** The provision that a citation names, for the income of a year; undefined when nothing is known of it. */
  readonly lireArticle: (citation: string, revenus: number | undefined) => Promise<Article | undefined>;
}

/** A conversation as a document to hand over: what was asked, answered, read, computed, and the texts it leans on. */
export async function papierDeLaConversation({
  conversation,
  messages,
  maintenant,
  lireArticle,
}: Demande): Promise<Buffer> {
  const papier = new Papier({
    titre: conversation.titre,
    de: 'Francis',
    date: jourDe(maintenant),
    pied: 'Établi avec Francis, qui ne remplace pas l’avis d’un professionnel.',
    cree: maintenant,
  });
  papier.titre(1, conversation.titre);
  papier.paragraphe(
    `Conversation du ${jourDe(conversation.creeLe)}, droit applicable\u202f: ${JURIDICTIONS[conversation.juridiction]}.`,
    { doux: true },
  );
  const questions = messages.flatMap((m, i) => (m.role === 'user' ? [i] : []));
  const premiere = questions.at(-ECHANGES_MAX) ?? 0;
  if (premiere > 0) papier.paragraphe(`Seuls les ${ECHANGES_MAX} derniers échanges figurent ici.`, { doux: true });
  let numero = questions.length - questions.filter((i) => i >= premiere).length;
  const montres = messages.slice(premiere);
  for (const message of montres) {
    if (message.role === 'user') {
      numero += 1;
      papier.titre(2, `Question ${numero}`);
      papier.paragraphe(message.contenu);
    } else poserReponse(papier, message);
    // A long conversation leaves its turn to the other requests.
    await souffler();
  }
  await poserTextes(papier, montres, lireArticle);
  return papier.terminer();
}

function poserReponse(papier: Papier, { contenu, statut, calculs, notes, lecture }: Message): void {
  papier.titre(3, statut ? `Réponse\u202f: ${ETATS[statut]}` : 'Réponse');
  poserMarkdown(papier, contenu);
  const faits = (lecture?.faits ?? []).map((f) => ({ ...f, ligne: `${f.libelle}\u202f: ${f.affiche}` }));
  const lus = faits.filter((f) => f.source !== 'defaut');
  const supposes = [
    ...faits.filter((f) => f.source === 'defaut').map((f) => f.ligne),
    ...(notes ?? [])
      .filter((n) => n.genre !== 'source')
      .map((n) => (couperAuTitre(n.titre, n.texte) ? n.texte : `${n.titre}\u202f: ${n.texte}`)),
  ];
  if (lus.length > 0) papier.titre(3, 'Ce que j’ai lu').liste(lus.map((f) => f.ligne));
  if (supposes.length > 0) papier.titre(3, 'Supposé, et à savoir').liste([...new Set(supposes)]);
  const [principal] = calculs ?? [];
  if (principal && principal.trace.enfants.length > 0) poserCalcul(papier, principal);
}

/** The ledger of the first figure: each step with the article that rules it. */
function poserCalcul(papier: Papier, { libelle, annee, trace, valeur, unite }: Calcul): void {
  papier.titre(3, `Calcul\u202f: ${libelle}, revenus ${annee}`);
  tableau(
    papier,
    [
      { titre: 'Étape', part: 3.4 },
      { titre: 'Texte', part: 1.8 },
      { titre: 'Montant', part: 1.3, droite: true },
    ],
    [
      ...trace.enfants.flatMap((etape) => lignesDe(etape, 0)),
      { cellules: [libelle, trace.article, formater(valeur, unite)], total: true },
    ],
  );
}

const sansEffet = ({ valeur, enfants }: NoeudTrace): boolean =>
  valeur === false || (valeur === 0 && enfants.length === 0);

function lignesDe(noeud: NoeudTrace, retrait: number): Ligne[] {
  if (sansEffet(noeud)) return [];
  const etape = [{ texte: noeud.libelle }, ...(noeud.formule ? [{ texte: ` — ${noeud.formule}`, doux: true }] : [])];
  return [
    { cellules: [etape, noeud.article, formater(noeud.valeur, noeud.unite)], retrait },
    ...(retrait + 1 < NIVEAUX_DU_CALCUL ? noeud.enfants.flatMap((enfant) => lignesDe(enfant, retrait + 1)) : []),
  ];
}

async function poserTextes(
  papier: Papier,
  messages: readonly Message[],
  lireArticle: Demande['lireArticle'],
): Promise<void> {
  const sources = new Map<string, { titre: string; revenus: number | undefined }>();
  for (const { sources: citees, calculs } of messages)
    for (const source of citees ?? []) {
      const [citation = source, titre = ''] = source.split(' — ');
      if (!sources.has(citation)) sources.set(citation, { titre, revenus: calculs?.[0]?.annee });
    }
  if (sources.size === 0) return;
  papier.titre(2, 'Textes cités');
  for (const [citation, { titre, revenus }] of [...sources].slice(0, TEXTES_MAX)) {
    const article = await lireArticle(citation, revenus);
    papier.paragraphe([
      { texte: citation, fort: true },
      { texte: titre === '' ? '' : ` — ${titre}. ` },
      { texte: article?.resume ?? '' },
      ...(article ? [{ texte: ` ${versionDe(article)} ${article.url}`, doux: true }] : []),
    ]);
  }
}

function versionDe({ texte }: Article): string {
  if (!texte) return 'Texte non importé.';
  return `${texte.editeur}, version ${texte.version}, en vigueur depuis le ${jourEcrit(texte.en_vigueur_du)}.`;
}
