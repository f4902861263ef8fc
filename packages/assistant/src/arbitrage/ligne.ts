import { aplatir } from '../pseudonymes/genres.ts';
import { INSTRUCTIONS } from '../prompts/systeme.v2.ts';
import { sansMarques } from '../orchestration/redacteur.ts';
import { lireCitations } from '../verification/citations.ts';
import { type NombreLu, lireNombres } from '../verification/nombres-lus.ts';
import type { CodeEcart } from './ecarts.ts';
import type { Reference } from './reference.ts';
import { chiffresNommes, estNegative, part, phrasesDe, radicaux } from './vocabulaire.ts';

/** Part of a sentence's words that the verified answer must know. */
const APPUI_MINIMAL = 0.75;
/** From this likeness on, two sentences speak of the same thing and must say it the same way. */
const MEME_PROPOS = 0.5;
const MOTS_RECOPIES = 7;

const RESULTAT =
  /\b(?:impots?|restitu\w+|rembours\w+|economi\w+|decote|tranche|tmi|reductions?|credits?|taxes?|droits?|payer|paie\w*|payez|devez|doit|gagne\w*|total|somme|montant)\b/;
const ANNEE_EN_RESULTAT =
  /\b(?:est|sera|vaut|s'eleve|payez|paierez|devez|doit)\b[^.]{0,14}?\b(?:19|20)\d\d\b(?=\s*[.!]?\s*$)/;

/** Digits that are not those of the keyboard, invisible characters, entities, tags, code, addresses, words for amounts of other languages. */
const FORME =
  /[^\P{N}\d²³½⅓¼⅔¾]|[^\P{L}\p{Script=Latin}]|\d[OoIl]+(?:\d|\s?(?:€|euros?|%))|\p{Cf}|&#?\w{1,8};|<|`|\\[a-z(]|\$\$|\bjavascript:|\bdata:|\bwww\.|\b[\w-]+\.(?:com|net|org|io|ru|cn|info|example|test)\b|[A-Za-z0-9+/]{40,}|\b(?:hundred|thousand|tausend|hundert|ciento|cien|mil euros|duizend)\b|\b[MDCLXVI]{2,}\s?(?:€|euros?\b|%)/iu;
/** Amounts told without a number. */
const QUANTITE =
  /\b(?:dizaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier|milliard)s?\b|\bdemi-?million|\b(?:doubl|tripl|quadrupl)\w*|\b(?:moitie|tiers|quart)s?\b/;
/** French typography sets these in its own numbers: the redactor writes them, and a model may. */
const ESPACES = /[\u00a0\u202f\u2009]/g;

const ACTION =
  /\b(?:j'ai|nous avons|vient d'etre|viens d'|a ete|ont ete|est desormais|sera (?:automatiquement )?)\s*(?:bien |donc |aussitot )?(?:envoy|enregistr|transmi|supprim|paye|vire|effectu|modifi|sign|valid|depos|teledeclar|command|souscri|reserv|programm|debit|mis a jour|efface|partag|contact)\w*|\b(?:vous (?:l'|m')?av(?:ez|iez)|comme) (?:bien |deja )?(?:confirm|valid|accept|autoris|sign|approuv|donne votre accord)\w*|\bconfirmation (?:recue|enregistree|obtenue)|\baccord (?:recu|enregistre|obtenu)/;

const motsDe = (texte: string): string[] => aplatir(texte).match(/[a-z0-9_]+/g) ?? [];

function suites(texte: string): Set<string> {
  const lus = motsDe(texte);
  return new Set(
    lus.slice(0, Math.max(0, lus.length - MOTS_RECOPIES + 1)).map((_, i) => lus.slice(i, i + MOTS_RECOPIES).join(' ')),
  );
}
const CONSIGNES = suites(INSTRUCTIONS);
const INTERNE = /\b(?:calculer|comparer|lire|chercher|demander|decliner)_[a-z_]+\b|<\/?donnees>|\{\{|systeme\.v\d/;

/** Why a line of a hosted model cannot be shown beside the verified answer; undefined when it can. */
export function ecartDeLigne(balisage: string, reference: Reference, aujourdhui: string): CodeEcart | undefined {
  const ligne = sansMarques(balisage).replace(ESPACES, ' ').trim();
  if (ligne === '') return undefined;
  if (FORME.test(ligne)) return 'FORME_REFUSEE';
  const plat = aplatir(ligne);
  if (INTERNE.test(plat) || [...suites(ligne)].some((s) => CONSIGNES.has(s))) return 'FUITE';
  if (ACTION.test(plat) && !ACTION.test(aplatir(reference.texte))) return 'ACTION_PRETENDUE';
  if (lireCitations(ligne).some((c) => !reference.citations.has(c.reference?.id ?? c.texte)))
    return 'REFERENCE_DIVERGENTE';
  for (const phrase of phrasesDe(ligne)) {
    if (reference.ecrit(phrase)) continue;
    if (QUANTITE.test(aplatir(phrase))) return 'CHIFFRE_DIVERGENT';
    if (!chiffresConfirmes(phrase, reference, aujourdhui)) return 'CHIFFRE_DIVERGENT';
    if (!appuyee(phrase, reference)) return 'AFFIRMATION_SANS_APPUI';
  }
  return undefined;
}

function chiffresConfirmes(phrase: string, reference: Reference, aujourdhui: string): boolean {
  const nue = lireCitations(phrase).reduce((t, c) => t.replace(c.texte, ''), phrase.replace(/^\s*\d+\. /, ''));
  const plat = aplatir(nue);
  const resultat = RESULTAT.test(plat) || !/\p{L}/u.test(nue);
  if (resultat && ANNEE_EN_RESULTAT.test(plat)) return false;
  const an = Number(aujourdhui.slice(0, 4));
  const admet = ({ valeur, unite }: NombreLu): boolean => {
    const compte = unite === '';
    if (compte && valeur >= an - 5 && valeur <= an + 2) return true;
    if (compte) return reference.ecrits.has(valeur) || reference.personne.has(valeur) || (!resultat && valeur <= 12);
    return reference.chiffres.has(valeur) || (!resultat && reference.personne.has(valeur));
  };
  return lireNombres(nue).every(admet) && (!resultat || nommesCommeEux(nue, reference));
}

/** In a sentence of result, each figure is in digits and is called what the verified answer calls it. */
function nommesCommeEux(phrase: string, reference: Reference): boolean {
  const nommes = chiffresNommes(phrase);
  if (lireNombres(phrase).filter((n) => n.unite !== '').length > nommes.length) return false;
  const mots = new Set(radicaux(phrase));
  return nommes.every(({ ecrit, nom }) =>
    lireNombres(ecrit).every((n) => reference.connaitSousCeNom(n.valeur, nom, mots)),
  );
}

/** The sentence says nothing that the verified answer, its calculations or the person did not. */
function appuyee(phrase: string, reference: Reference): boolean {
  const lus = radicaux(phrase);
  if (lus.length === 0) return true;
  if (part(lus, reference.vocabulaire) < APPUI_MINIMAL) return false;
  const negative = estNegative(phrase);
  const chiffres = lireNombres(phrase).filter((n) => n.unite !== '');
  const memesChiffres = reference.phrases.filter((p) => chiffres.some((n) => p.nombres.has(n.valeur)));
  const notees = (memesChiffres.length > 0 ? memesChiffres : reference.phrases).map((p) => ({
    negative: p.negative,
    ressemblance: part(lus, p.radicaux),
  }));
  const meilleure = Math.max(0, ...notees.map((p) => p.ressemblance));
  // A denial that no sentence of the verified answer makes is a statement of its own.
  if (meilleure < MEME_PROPOS) return !negative;
  const seuil = memesChiffres.length > 0 ? MEME_PROPOS : meilleure;
  return notees.some((p) => p.ressemblance >= seuil && p.negative === negative);
}
