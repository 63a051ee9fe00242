/** From table row to profile header. */
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";

const sizes = [20, 24, 32, 40, 56, 72];

export function Sizes() {
  return (
    <Row>
      {sizes.map((size) => (
        <Avatar key={size} name="Nurul Aisyah Rahman" src="/media/avatars/03.svg" size={size} decorative={false} />
      ))}
    </Row>
  );
}
