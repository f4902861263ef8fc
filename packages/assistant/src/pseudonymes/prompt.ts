import type { JSONValue, LanguageModelV3Message, LanguageModelV3Prompt } from '@ai-sdk/provider';
import { reduire } from '@francis/lecture';
import type { Genre } from './genres.ts';
import type { Pseudonymes } from './pseudonymes.ts';

/** Fields whose whole value is an identity. */
const CHAMPS: readonly (readonly [RegExp, Genre])[] = [
  [
    /^(?:nom|prenom|name|first_?name|last_?name|full_?name|civilite|client)(?:_|$)|(?:^|_)(?:nom|prenom)(?:_|$)/,
    'PERSONNE',
  ],
  [/e_?mail|courriel/, 'EMAIL'],
  [/telephone|portable|mobile/, 'TELEPHONE'],
  [/adresse|code_postal|^cp$|^ville|lieu_naissance/, 'ADRESSE'],
  [/iban|bic/, 'IBAN'],
  [/numero_fiscal|reference_avis|spi/, 'NUMERO_FISCAL'],
  [/^nir$|securite_sociale/, 'NIR'],
  [/siren|siret/, 'SIREN'],
];
const PAS_UN_NOM = /nombre|nomenclature|nominal/;

export const genreDuChamp = (cle: string): Genre | undefined => {
  const plat = reduire(cle);
  return PAS_UN_NOM.test(plat) ? undefined : CHAMPS.find(([motif]) => motif.test(plat))?.[1];
};

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Every text of a value, in its fields and their names. Numbers are amounts and stay. */
export function masquerValeur(valeur: unknown, p: Pseudonymes, champ?: Genre): unknown {
  if (typeof valeur === 'string') return champ ? p.masquerValeur(champ, valeur) : p.masquer(valeur);
  if (typeof valeur === 'number')
    return champ && champ !== 'PERSONNE' ? p.masquerValeur(champ, String(valeur)) : valeur;
  if (Array.isArray(valeur)) return valeur.map((v) => masquerValeur(v, p, champ));
  if (!estObjet(valeur)) return valeur;
  return Object.fromEntries(
    Object.entries(valeur).map(([cle, v]) => [p.masquer(cle), masquerValeur(v, p, genreDuChamp(cle) ?? champ)]),
  );
}

/** A block of data is JSON between two tags: its texts are masked one by one, so that it stays JSON. */
function masquerTexte(texte: string, p: Pseudonymes): string {
  const bloc = /^<(\w+)>(\{.*\})<\/\1>$/s.exec(texte);
  if (bloc === null) return p.masquer(texte);
  try {
    const json = JSON.stringify(masquerValeur(JSON.parse(bloc[2] ?? ''), p));
    return `<${bloc[1]}>${json.replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}</${bloc[1]}>`;
  } catch {
    return p.masquer(texte);
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with other strings.
const masquerJson = (valeur: JSONValue, p: Pseudonymes): JSONValue => masquerValeur(valeur, p) as JSONValue;

// oxlint-disable-next-line typescript/consistent-return -- the switch covers every role.
function masquerMessage(message: LanguageModelV3Message, p: Pseudonymes): LanguageModelV3Message {
  switch (message.role) {
    case 'system':
      return message;
    case 'user':
      return {
        ...message,
        // Files never leave: nothing in them can be masked.
        content: message.content.flatMap((part) =>
          part.type === 'text' ? [{ ...part, text: masquerTexte(part.text, p) }] : [],
        ),
      };
    case 'assistant':
      return {
        ...message,
        content: message.content.flatMap((part): typeof message.content => {
          if (part.type === 'text' || part.type === 'reasoning') return [{ ...part, text: p.masquer(part.text) }];
          if (part.type === 'tool-call') return [{ ...part, input: masquerValeur(part.input, p) }];
          return [];
        }),
      };
    case 'tool':
      return {
        ...message,
        content: message.content.flatMap((part): typeof message.content => {
          if (part.type !== 'tool-result') return [];
          const { output } = part;
          if (output.type === 'json' || output.type === 'error-json')
            return [{ ...part, output: { ...output, value: masquerJson(output.value, p) } }];
          if (output.type === 'text' || output.type === 'error-text')
            return [{ ...part, output: { ...output, value: p.masquer(output.value) } }];
          return [];
        }),
      };
  }
}

/** What a provider receives: every text of the conversation without its identities. */
export const masquerPrompt = (prompt: LanguageModelV3Prompt, p: Pseudonymes): LanguageModelV3Prompt =>
  prompt.map((message) => masquerMessage(message, p));
