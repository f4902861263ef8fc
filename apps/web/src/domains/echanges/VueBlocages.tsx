import { DECISIONS_MODERATION, MOTIFS_SIGNALEMENT } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { blocagesQuery, debloquer, signalementsQuery } from './api.ts';

/** Whom the person blocked, and what became of what they reported. */
export function VueBlocages() {
  const client = useQueryClient();
  const { data: bloques, error } = useQuery(blocagesQuery);
  const { data: signales, error: panne } = useQuery(signalementsQuery);
  const { occupe, agir } = useAction();
  const lever = (id: string, nom: string): void =>
    void agir(async () => {
      await debloquer(id);
      await Promise.all(['annuaire', 'echanges'].map((cle) => client.invalidateQueries({ queryKey: [cle] })));
      toast(`Vous pouvez de nouveau voir ${nom}.`);
    });
  return (
    <>
      <Section
        titre="Personnes bloquées"
        texte="Vous ne vous voyez plus l’un l’autre. Elles n’en sont pas averties."
        erreur={bloques ? undefined : error}
      >
        {bloques?.blocages.length === 0 && <p className="doux">Vous n’avez bloqué personne.</p>}
        {bloques && bloques.blocages.length > 0 && (
          <ul className="lignes">
            {bloques.blocages.map(({ id, nom, le }) => (
              <li key={id}>
                <div>
                  <b>{nom}</b>
                  <span className="doux">Depuis le {jourLong(le)}</span>
                </div>
                <Bouton taille="petite" disabled={occupe} onClick={() => lever(id, nom)}>
                  Débloquer
                </Bouton>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        titre="Vos signalements"
        texte="Une personne les examine. Vous recevez un courrier quand c’est fait."
        erreur={signales ? undefined : panne}
      >
        {signales?.signalements.length === 0 && <p className="doux">Vous n’avez rien signalé.</p>}
        {signales && signales.signalements.length > 0 && (
          <ul className="lignes">
            {signales.signalements.map(({ id, motif, le, decision }) => (
              <li key={id}>
                <div>
                  <b>{MOTIFS_SIGNALEMENT[motif]}</b>
                  <span className="doux">Signalé le {jourLong(le)}</span>
                </div>
                <span className="doux">{decision ? DECISIONS_MODERATION[decision] : 'À l’examen'}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
