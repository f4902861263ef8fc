import type { ConseilProposition } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alerte, Bouton, Champ, Fenetre } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { conseilsQuery, proposition, validerConseil } from './api.ts';
import './conseils.css';

const TITRE_MAX = 160;
const TEXTE_MAX = 20_000;

interface Props {
  client: string;
  analyse: string;
  occupe: boolean;
}

/** The button under an analysis, and the words that it opens on: theirs to change, then nobody's. */
export function ValiderConseil({ client, analyse, occupe: ailleurs }: Props) {
  const [depart, setDepart] = useState<ConseilProposition>();
  const { occupe, agir } = useAction();
  return (
    <>
      <Bouton
        icone="ok"
        disabled={ailleurs || occupe}
        onClick={() => void agir(async () => setDepart(await proposition(client, analyse)))}
      >
        Valider un conseil
      </Bouton>
      {depart && <Redaction client={client} depart={depart} onFermer={() => setDepart(undefined)} />}
    </>
  );
}

const REFUS = {
  loi: 'Les règles de l’impôt ont changé depuis cette analyse. Relancez-la, relisez-la, puis validez le conseil.',
  dossier: 'Le dossier a changé depuis cette analyse. Relancez-la, relisez-la, puis validez le conseil.',
} as const;
const DEJA =
  'Cette analyse a déjà donné un conseil validé, qui ne change plus. Relancez une analyse pour en valider un autre.';

function Redaction({ client, depart, onFermer }: { client: string; depart: ConseilProposition; onFermer: () => void }) {
  const id = useId();
  const cache = useQueryClient();
  const [titre, setTitre] = useState(depart.titre);
  const [texte, setTexte] = useState(depart.texte);
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const ferme = depart.depassee ? REFUS[depart.depassee] : depart.conseil_id === null ? undefined : DEJA;
  const valider = (): void =>
    void agir(async () => {
      setRefus(undefined);
      try {
        await validerConseil(client, { analyse_id: depart.analyse_id, titre, texte });
      } catch (error) {
        setRefus(messageOf(error, 'Le conseil n’a pas été validé. Réessayez.'));
        return;
      }
      await cache.invalidateQueries(conseilsQuery(client));
      toast('Conseil validé et scellé.');
      onFermer();
    });
  return (
    <Fenetre
      titre="Valider un conseil"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>{ferme === undefined ? 'Annuler' : 'Fermer'}</Bouton>
          {ferme === undefined && (
            <Bouton rang="principal" disabled={occupe || titre.trim() === '' || texte.trim() === ''} onClick={valider}>
              Valider et sceller
            </Bouton>
          )}
        </>
      }
    >
      {ferme !== undefined ? (
        <Alerte ton="attention">
          <p>{ferme}</p>
        </Alerte>
      ) : (
        <div className="conseil-fenetre">
          {refus !== undefined && <Alerte ton="erreur">{refus}</Alerte>}
          <p className="doux petit">
            Relisez et complétez ces mots, tirés de l’analyse. Une fois validés, ils sont scellés avec les faits, la loi
            et les chiffres, sous votre nom{'\u00a0'}: plus personne ne les change.
          </p>
          <Champ libelle="Titre" value={titre} maxLength={TITRE_MAX} onChange={(e) => setTitre(e.target.value)} />
          <div className="champ">
            <label htmlFor={id}>Conseil donné au client</label>
            <span className="saisie">
              <textarea
                id={id}
                rows={14}
                maxLength={TEXTE_MAX}
                value={texte}
                onChange={(e) => setTexte(e.target.value)}
              />
            </span>
          </div>
        </div>
      )}
    </Fenetre>
  );
}
