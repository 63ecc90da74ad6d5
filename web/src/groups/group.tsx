// A group: its members, its link, and leaving it.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useKeptFocus } from '../focus.ts'
import { fail } from '../notice.ts'
import { LinkToSend } from '../send.tsx'
import { server } from '../server.ts'
import { personName } from '../sitter-name.ts'
import type { Group, GroupMember } from '../wire.ts'
import { say } from '../words.ts'

interface Props {
  group: Group
  onChange: (group: Group) => void
  /** One has left it, or it was dissolved. */
  onGone: () => void
}

export function GroupCard({ group, onChange, onGone }: Props) {
  const { id, name, link, members } = group
  const heading = `group-${id}`
  return (
    <section class="group" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <ul class="members" aria-label={say('page-groups-members')}>
        {members.map((member, at) => (
          <Member key={member.id} {...{ group, member, onChange }} owner={at === 0} />
        ))}
      </ul>
      {link !== undefined && <OwnersLink {...{ group, onChange }} link={link} />}
      <Leave group={group} onGone={onGone} />
    </section>
  )
}

interface MemberProps {
  group: Group
  member: GroupMember
  owner: boolean
  onChange: (group: Group) => void
}

function Member({ group, member, owner, onChange }: MemberProps) {
  const name = personName(member.name)
  const [asked, ask] = useState(false)
  const place = useKeptFocus<HTMLLIElement>()
  const remove = async () => {
    try {
      await server.removeMember(group.id, member.id)
      // The link is another one now: whoever was removed knew the old one.
      const now = (await server.groups()).find(({ id }) => id === group.id)
      if (now) onChange(now)
      announce(say('page-groups-removed', { name }))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <li ref={place}>
      <span class="who">
        <strong>{name}</strong>{' '}
        <small>{[owner && 'owner', member.you && 'you'].filter(Boolean).map(markOf).join(' · ')}</small>
      </span>
      {group.link !== undefined && !member.you && !asked && (
        <button
          type="button"
          class="button plain"
          aria-label={say('page-groups-remove-name', { name })}
          onClick={() => ask(true)}
        >
          {say('page-groups-remove')}
        </button>
      )}
      {asked && (
        <span class="sure">
          <button type="button" class="button" onClick={() => ask(false)}>
            {say('page-groups-keep')}
          </button>
          <button type="button" class="button danger" onClick={remove}>
            {say('page-groups-remove-name', { name })}
          </button>
        </span>
      )}
    </li>
  )
}

function markOf(mark: unknown): string {
  return say(mark === 'you' ? 'page-groups-you' : 'page-groups-owner')
}

interface LinkProps {
  group: Group
  link: string
  onChange: (group: Group) => void
}

/** Only the owner has the link. One that got into the wrong hands is replaced. */
function OwnersLink({ group, link, onChange }: LinkProps) {
  const renew = async () => {
    try {
      onChange(await server.renewGroupLink(group.id))
      announce(say('page-groups-renewed'))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <div class="group-link">
      <LinkToSend link={link} label={say('page-groups-link')} id={`link-${group.id}`} />
      <p class="note">
        {say('page-groups-link-note')}{' '}
        <button type="button" class="button small" onClick={renew}>
          {say('page-groups-renew')}
        </button>
      </p>
    </div>
  )
}

function Leave({ group, onGone }: { group: Group; onGone: () => void }) {
  const [asked, ask] = useState(false)
  const place = useKeptFocus<HTMLParagraphElement>()
  const who = group.link === undefined ? 'member' : 'owner'
  const leave = async () => {
    try {
      await server.leaveGroup(group.id)
      onGone()
      announce(say('page-groups-left', { name: group.name }))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <p ref={place} class="leave">
      {asked ? (
        <>
          <span>{say('page-groups-leave-sure', { who })}</span>
          <button type="button" class="button" onClick={() => ask(false)}>
            {say('page-groups-keep')}
          </button>
          <button type="button" class="button danger" onClick={leave}>
            {say('page-groups-leave', { who })}
          </button>
        </>
      ) : (
        <button type="button" class="button plain" onClick={() => ask(true)}>
          {say('page-groups-leave', { who })}
        </button>
      )}
    </p>
  )
}
