import type { Consentement } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Interrupteur } from '../../design-system/index.ts';
import { Section } from '../../platform/Section.tsx';
import { useAction } from '../../platform/useAction.ts';
import { dateLongue } from '../../platform/dates.ts';
import { choisir, consentementsQuery } from './api.ts';

/** Of the texts below: what was agreed to is known by its version. */
const VERSION = '2026-11-22';
const TEXTES: Record<Consentement['finalite'], { titre: string; texte: string }> = {
  newsletter: {
    titre: 'Lettre d’information',
    texte: 'Recevoir par e-mail les changements de la loi qui vous concernent.',
  },
  modele_tiers: {
    titre: 'Modèle de langage d’un tiers',
    texte:
      'Envoyer vos questions à un fournisseur de modèle, avec les montants et la situation de votre profil, sans vos noms ni vos coordonnées. Sans cet accord, Francis répond avec ses seuls moyens.',
  },
  audio: {
    titre: 'Dictée et lecture à voix haute',
    texte:
      'Confier votre voix, ou un texte à lire, à un service vocal. L’enregistrement n’est pas conservé. Sans cet accord, votre navigateur s’en charge.',
  },
  banque: { titre: 'Connexion bancaire', texte: 'Lire vos comptes chez la banque que vous choisirez.' },
};

/** Each purpose apart; nothing is agreed to until it is said, and taking it back is as easy. */
export function SectionConsentements() {
  const client = useQueryClient();
  const { data, error } = useQuery(consentementsQuery);
  const { occupe, agir } = useAction();
  const basculer = ({ finalite, accorde }: Consentement): void =>
    void agir(async () => {
      const choix = await choisir({ finalite, accorde: !accorde, version: VERSION });
      client.setQueryData(consentementsQuery.queryKey, choix);
    });
  return (
    <Section
      titre="Consentements"
      texte="Chacun est indépendant. Le retirer prend effet aussitôt."
      erreur={data ? undefined : error}
    >
      <ul className="lignes">
        {data?.consentements.map((consentement) => {
          const { titre, texte } = TEXTES[consentement.finalite];
          return (
            <li key={consentement.finalite}>
              <div>
                <b id={`c-${consentement.finalite}`}>{titre}</b>
                <span className="doux">{texte}</span>
                {consentement.choisiLe && (
                  <span className="doux">
                    {consentement.accorde ? 'Accordé' : 'Retiré'} le {dateLongue(consentement.choisiLe)}
                  </span>
                )}
              </div>
              <Interrupteur
                nommePar={`c-${consentement.finalite}`}
                actif={consentement.accorde}
                oui="Accordé"
                non="Non accordé"
                disabled={occupe}
                onBasculer={() => basculer(consentement)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
