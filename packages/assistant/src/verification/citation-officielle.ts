import { contientMotPourMot, type PassageCorpus, SOURCES_CORPUS, type SourceCorpus } from '@francis/knowledge';

/** Where each source is published, and how it names its texts: nothing else is quoted as law. */
const PROVENANCES: Readonly<Record<SourceCorpus, { readonly hotes: readonly string[]; readonly identifiant: RegExp }>> =
  {
    bofip: { hotes: ['bofip.impots.gouv.fr'], identifiant: /^BOI-[A-Z0-9-]{2,80}$/ },
    legi: {
      hotes: ['www.legifrance.gouv.fr'],
      identifiant: /^(?:[\p{L} .]{2,40}\/[\p{L}0-9 .*-]{1,40}|LEGIARTI\d{12})$/u,
    },
    'service-public': {
      hotes: [
        'www.service-public.fr',
        'www.service-public.gouv.fr',
        'entreprendre.service-public.fr',
        'entreprendre.service-public.gouv.fr',
      ],
      identifiant: /^[FR]\d{1,7}$/,
    },
  };

export type EcartDeCitation = 'provenance' | 'date' | 'texte';

/**
 * Why a passage cannot be quoted as law; undefined when it can: it comes from an official publisher, was in force on the
 * day asked about, and holds the quoted words.
 */
export function ecartDeCitation(passage: PassageCorpus, extrait: string, jour: string): EcartDeCitation | undefined {
  const { source, identifiant, url, debut, fin, texte } = passage;
  const provenance = SOURCES_CORPUS.includes(source) ? PROVENANCES[source] : undefined;
  if (!provenance?.identifiant.test(identifiant) || !estPublieeChez(url, provenance.hotes)) return 'provenance';
  if (debut > jour || (fin !== undefined && fin <= jour)) return 'date';
  return contientMotPourMot(texte, extrait) ? undefined : 'texte';
}

function estPublieeChez(adresse: string, hotes: readonly string[]): boolean {
  if (!URL.canParse(adresse)) return false;
  const { protocol, hostname, username, password } = new URL(adresse);
  return protocol === 'https:' && username === '' && password === '' && hotes.includes(hostname);
}
