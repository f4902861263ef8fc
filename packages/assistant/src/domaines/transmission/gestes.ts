import { DEJA_EU, DON_ANTECEDENT, L_AN_DERNIER, motsDits } from '@francis/lecture';
import type { Mention } from '../../comprehension/mentions.ts';
import { type QuestionLue, sansPassages } from '../question.ts';

/** A gift made before: what was given, and when if it was said. */
export interface GesteAnterieur {
  readonly montant: number;
  readonly date_anterieure?: string;
  readonly anciennete?: number;
}

/** What was given before, and the question without it. */
export interface GestesLus {
  readonly q: QuestionLue;
  readonly geste?: GesteAnterieur;
  /** The allowance was used up by then; what was given is not said. */
  readonly epuise?: Omit<GesteAnterieur, 'montant'>;
}

const DONNE = String.raw`(?:donn|vers|vir|transmi|offert|recu|consenti|fait|beneficie|gratifi)\w*`;
/** « m’avait déjà donné », « ayant donné », « déjà gratifié de », « donation antérieure de ». */
const PASSE = new RegExp(
  String.raw`\b(?:a|ai|as|ont|avons|avait|avais|avaient|avions|ayant)\b[^,;]{0,25}\b${DONNE}\b|\bdeja (?:\w+ )?(?:${DONNE}|eu)\b|\b(?:anterieure?s?|precedente?s?|auparavant|premiere? (?:don|donation)|gratifiee?s?|rapportables?)\b|\b(?:don|donation)s? [^,;]{0,12}(?:faite?|consentie?|recue?)s?\b`,
);
const EU = motsDits(DEJA_EU);
const ANTECEDENT = motsDits(DON_ANTECEDENT);
const PLUS_QUE_PARFAIT = motsDits('avait|avais|avaient|avions');
const DEJA_APRES = /^ ?€? ?(?:deja |anterieurement )?(?:donnee?s?|recue?s?|versee?s?|transmise?s?)\b|^ ?€? ?deja\b/;
/** « redonne », « veut me donner », « nouvelle donation ». */
const ACTUEL =
  /\b(?:redonn\w+|re-donn\w+|donne|donner|donnons|donnent|donnerai\w*|veu[tx]|veulent|voudrai\w*|souhait\w+|nouvelle|nouveau|maintenant|aujourd'hui|cette annee|de plus|en plus|encore|laiss\w+|herit\w+|succession)\b/;
/** « a donné » reads as « a donne »: a participle gives nothing now. */
const PARTICIPE = /\b(?:a|ai|as|ont|avons|avait|avais|avaient|avions|ayant|ete|deja)(?: [a-z']+){0,2}? donnee?s?\b/g;
const MEME_SOMME = motsDits('la meme somme|le meme montant|autant|pareil');
const RUPTURE = /[,;:()]| (?:et|mais|puis|alors que|or) /g;
const IL_Y_A = /\b(?:il y a|voici|voila|cela fait|ca fait|depuis) (?:environ |presque |plus de )?(\d{1,2}) ans\b/;
const PLUS_TOT = /\b(\d{1,2}) ans (?:plus tot|avant|auparavant)\b/;
const QUI_RECOIT = /\ba (?:mon|ma|son|sa|notre|leur) ((?:petite?[- ])?[a-z]+)/;
const QUI_DONNE =
  /\b(?:mon |ma |son |sa |un |une )?((?:grands?[- ]?)?(?:pere|mere)|papa|maman|mamie|papi|papy|oncle|tante)\b/;
const GENRE: Readonly<Record<string, string>> = {
  papa: 'pere',
  maman: 'mere',
  mamie: 'grand mere',
  papi: 'grand pere',
};

interface Lu {
  readonly m: Mention;
  readonly gauche: string;
  readonly droite: string;
  readonly de: number;
  readonly a: number;
  readonly quand: Quand | undefined;
  passe: boolean;
}
interface Quand {
  readonly annee: number;
  readonly date_anterieure?: string;
  readonly anciennete?: number;
  readonly debut: number;
  readonly fin: number;
}

/** The clause around an amount: what is said of it, up to a comma or another clause. */
function clause(q: QuestionLue, m: Mention): { de: number; a: number; gauche: string; droite: string } {
  const avant = q.texte.slice(m.debut - m.gauche.length - 2 < 0 ? 0 : m.debut - m.gauche.length, m.debut);
  // « don antérieur : 80 000 »: what a colon announces is said of the amount that follows it.
  const ruptures = [...avant.matchAll(RUPTURE)].filter(
    ({ 0: signe, index }) => signe !== ':' || avant.slice(index + 1).trim() !== '',
  );
  const derniere = ruptures.at(-1);
  const gauche = derniere === undefined ? avant : avant.slice(derniere.index + derniere[0].length);
  const fin = m.fin + (q.texte.slice(m.fin).startsWith(' €') ? 2 : q.texte.slice(m.fin).startsWith('€') ? 1 : 0);
  const apres = q.texte.slice(fin, fin + m.droite.length);
  RUPTURE.lastIndex = 0;
  const premiere = [...apres.matchAll(RUPTURE)].find((r) => r.index > 0);
  const droite = premiere === undefined ? apres : apres.slice(0, premiere.index);
  return { de: m.debut - gauche.length, a: fin + droite.length, gauche, droite };
}

function lireQuand(q: QuestionLue, de: number, a: number): Quand | undefined {
  const texte = q.texte.slice(de, a);
  const an = Number(q.jour.slice(0, 4));
  const il = IL_Y_A.exec(texte) ?? PLUS_TOT.exec(texte);
  if (il) {
    const annees = Number(il[1]);
    return { annee: an - annees, anciennete: annees, debut: de + il.index, fin: de + il.index + il[0].length };
  }
  const dernier = L_AN_DERNIER.find((mots) => texte.includes(mots));
  if (dernier !== undefined) {
    const debut = de + texte.indexOf(dernier);
    return { annee: an - 1, date_anterieure: `${an - 1}-07-01`, debut, fin: debut + dernier.length };
  }
  const date = q.dates.find((d) => d.debut >= de - 1 && d.fin <= a + 1);
  if (date === undefined) return undefined;
  const annee = Number(date.jour.slice(0, 4));
  const place = { debut: date.debut, fin: date.fin };
  // On the year of the anniversary, the day decides.
  return date.precision === 'annee' && an - annee === ANNEES_DU_RAPPEL
    ? { annee, anciennete: ANNEES_DU_RAPPEL, ...place }
    : { annee, date_anterieure: date.jour, ...place };
}
/** Told in years, the anniversary is not known to be past (see `signalerAnniversaire`). */
const ANNEES_DU_RAPPEL = 15;

/** Two words for two people: what somebody else gave, or was given, is nobody’s earlier gift here. */
function dUnAutre(geste: Lu, present: Lu | undefined): boolean {
  if (present === undefined) return false;
  const mots = (motif: RegExp, l: Lu): string | undefined => {
    const mot = motif.exec(`${l.gauche} # ${l.droite}`)?.[1]?.replace('-', ' ');
    return mot === undefined ? undefined : (GENRE[mot] ?? mot);
  };
  const [recuAvant, recuApres] = [mots(QUI_RECOIT, geste), mots(QUI_RECOIT, present)];
  const aMoi = /\b(?:me|m'|nous)\b/.test(present.gauche);
  if (recuAvant !== undefined && (recuApres === undefined ? aMoi : recuAvant !== recuApres)) return true;
  const [donneAvant, donneApres] = [mots(QUI_DONNE, geste), mots(QUI_DONNE, present)];
  return donneAvant !== undefined && donneApres !== undefined && donneAvant !== donneApres;
}

/** « et si la première donation date de 16 ans ? »: what is said last of when it was. */
const REDATE =
  /\b(?:donation|don|elle|il|ca|c'etait)\b[^?\d]{0,40}?\b(?:dat\w+|remont\w+|etait|a ete|avait|il y a|faite?)\b[^?\d]{0,15}(?:(\d{1,2}) ans|((?:19|20)\d{2}))\b/;

function redater(q: QuestionLue, geste: GesteAnterieur): GesteAnterieur {
  const derniere = q.phrases.length > 1 ? REDATE.exec(q.phrases.at(-1) ?? '') : null;
  if (derniere === null) return geste;
  const an = Number(q.jour.slice(0, 4));
  const anciennete = derniere[1] === undefined ? an - Number(derniere[2]) : Number(derniere[1]);
  return anciennete >= 0 ? { montant: geste.montant, anciennete } : geste;
}

/** Amounts given before, told beside what is given or left now. */
export function lireGestes(q: QuestionLue, cadre: 'donation' | 'succession'): GestesLus {
  const epuise = lireEpuisement(q);
  if (epuise !== undefined) return epuise;
  const an = Number(q.jour.slice(0, 4));
  let suivi = false;
  const lus: Lu[] = q.montants.map((m) => {
    const c = clause(q, m);
    const quand = lireQuand(q, c.de, c.a);
    const dit = PASSE.test(c.gauche) || EU.test(c.gauche) || ANTECEDENT.test(m.gauche) || DEJA_APRES.test(c.droite);
    const actuel =
      ACTUEL.test(c.gauche.replace(PARTICIPE, ' ')) &&
      !PLUS_QUE_PARFAIT.test(c.gauche) &&
      !motsDits('deja').test(c.gauche);
    // « 50 000 en 2012 et 50 000 en 2020 »: the verb is said once.
    const passe = !actuel && (dit || (suivi && c.gauche.trim() === ''));
    suivi = passe;
    return { m, ...c, quand, passe: passe && (quand === undefined || quand.annee < an) };
  });
  rappeler(q, lus);
  const memeSomme = lus.length === 1 && MEME_SOMME.test(q.texte);
  let gestes = lus.filter((l) => l.passe);
  if (gestes.length === lus.length && !memeSomme) gestes = lus.length === 1 ? [] : gestes.filter((l) => l.quand);
  // A gift told alone is the one that is asked about.
  if (gestes.length === 0 || (gestes.length === lus.length && !memeSomme)) return { q };
  const present = lus.find((l) => !gestes.includes(l));
  const siens = cadre === 'succession' ? gestes : gestes.filter((l) => !dUnAutre(l, present));
  const passages = gestes.flatMap(({ m, a, droite, quand }): (readonly [number, number])[] => [
    ...(memeSomme ? [] : [[m.debut, a - droite.length] as const]),
    ...(quand === undefined ? [] : [[quand.debut, quand.fin] as const]),
  ]);
  const reste = sansPassages(q, passages);
  const geste = reunir(siens, an);
  return geste === undefined ? { q: reste } : { q: reste, geste: redater(q, geste) };
}

/** Several gifts of the last fifteen years count as one; an older one among them changes what the others used. */
function reunir(gestes: readonly Lu[], an: number): GesteAnterieur | undefined {
  const [premier, ...autres] = gestes.toSorted((a, b) => (b.quand?.annee ?? 0) - (a.quand?.annee ?? 0));
  if (premier === undefined) return undefined;
  const anciens = autres.some((l) => l.quand === undefined || an - l.quand.annee >= ANNEES_DU_RAPPEL);
  const montant = [premier, ...(anciens ? [] : autres)].reduce((t, l) => t + l.m.montant, 0);
  return { montant, ...dateDe(premier.quand) };
}

/** « oui, 75 000 en 2018 et 20 000 en 2007 »: to who asks what was given before, amounts with a past year of their own. */
function rappeler(q: QuestionLue, lus: readonly Lu[]): void {
  const derniere = q.phrases.at(-1) ?? '';
  const debut = q.texte.length - derniere.length;
  const donnes = lus.filter((l) => l.m.debut < debut && !l.passe && l.quand === undefined);
  if (q.phrases.length < 2 || !OUI.test(derniere.slice(0, DEBUT)) || donnes.length === 0) return;
  const an = Number(q.jour.slice(0, 4));
  for (const l of lus)
    if (l.m.debut >= debut && l.quand !== undefined && l.quand.annee < an && !ACTUEL.test(l.gauche)) l.passe = true;
}
const OUI = motsDits('oui|si|effectivement|en effet|exact');
const DEBUT = 24;

const dateDe = (quand: Quand | undefined): Omit<GesteAnterieur, 'montant'> => ({
  ...(quand?.date_anterieure === undefined ? {} : { date_anterieure: quand.date_anterieure }),
  ...(quand?.anciennete === undefined ? {} : { anciennete: quand.anciennete }),
});

const USE = String.raw`(?:utilis|consomm|epuis|mang|purg|absorb|servi|pris)\w*`;
/** « abattement déjà entièrement utilisé en 2020 », « il ne reste plus d’abattement ». */
const EPUISE = new RegExp(
  String.raw`\babattements?\b[^.?;]{0,45}?\b(?:deja|entierement|totalement|completement|integralement|ete|en totalite|en entier)\b[^.?;]{0,25}?\b${USE}|\babattements?\b[^.?;,]{0,30}?\b${USE}[^.?;,]{0,12}\b(?:entierement|totalement|completement|integralement|en totalite|en entier|deja)\b|\b(?:deja|entierement|tout|totalement|completement)\b ?(?:entierement |tout )?${USE} (?:de )?(?:tout )?(?:l'|son|leur|mon|notre|cet) ?abattement|\b(?:plus|aucun|sans) (?:d'|aucun )?abattement\b(?! (?:particulier|ni))[^.?;,(]{0,14}|\babattement (?:nul|a zero|epuise|consomme)e?\b`,
);
const QUAND_APRES = 40;

function lireEpuisement(q: QuestionLue): GestesLus | undefined {
  const m = EPUISE.exec(q.texte);
  // « utilisé à hauteur de 60 000 € » is a part of it.
  if (
    m === null ||
    /\b(?:a hauteur de|en partie|partiellement|pour) ?\d?/.test(q.texte.slice(m.index, m.index + m[0].length + 16))
  )
    return undefined;
  const de = Math.max(0, m.index - 25);
  const fin = m.index + m[0].length;
  const quand = lireQuand(q, de, fin + QUAND_APRES);
  const passages: (readonly [number, number])[] = [[m.index, fin]];
  if (quand !== undefined) passages.push([quand.debut, quand.fin]);
  return { q: sansPassages(q, passages), epuise: dateDe(quand) };
}
