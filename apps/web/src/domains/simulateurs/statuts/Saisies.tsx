import { ChampChoix, ChoixSegmente } from '../../../design-system/index.ts';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { ACTIVITES, CHAMPS, type Fautes, SITUATIONS, type SituationStatuts } from '@francis/presentation/statuts';

const ENFANTS = Array.from({ length: 11 }, (_, i) => i);

interface Props {
  s: SituationStatuts;
  fautes: Fautes;
  modifier: (partiel: Partial<SituationStatuts>) => void;
}

export function Saisies({ s, fautes, modifier }: Props) {
  return (
    <>
      <ChampMontant
        libelle="Chiffre d’affaires"
        aide="Hors taxes, sur une année entière."
        erreur={fautes['chiffre_affaires']}
        valeur={s.chiffre_affaires}
        onChange={(chiffre_affaires) => modifier({ chiffre_affaires })}
      />
      <ChampMontant
        libelle="Charges"
        aide="Dépenses de l’entreprise, sans vos cotisations."
        erreur={fautes['charges']}
        valeur={s.charges}
        onChange={(charges) => modifier({ charges })}
      />
      <ChampChoix
        libelle="Activité"
        value={s.activite}
        onChange={(e) => modifier({ activite: CHAMPS.activite.lire(e.target.value) ?? 'liberale' })}
      >
        {ACTIVITES.map((a) => (
          <option key={a.valeur} value={a.valeur}>
            {a.libelle}
          </option>
        ))}
      </ChampChoix>
      <ChoixSegmente
        legende="Situation familiale"
        options={SITUATIONS}
        valeur={s.situation_familiale}
        onChange={(situation_familiale) => modifier({ situation_familiale })}
      />
      <ChampChoix
        libelle="Enfants à charge"
        value={s.nombre_enfants}
        onChange={(e) => modifier({ nombre_enfants: Number(e.target.value) })}
      >
        {ENFANTS.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </ChampChoix>
      <ChampMontant
        facultatif
        libelle="Autres salaires du foyer"
        aide={
          s.situation_familiale === 'celibataire'
            ? 'Les vôtres, tels que déclarés.'
            : 'Ceux du conjoint, tels que déclarés.'
        }
        erreur={fautes['autres_salaires']}
        valeur={s.autres_salaires}
        onChange={(autres_salaires) => modifier({ autres_salaires })}
      />
    </>
  );
}
