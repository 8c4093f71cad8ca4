#!/usr/bin/env bash
# Installs the peers that `npm run bench` compares with, outside the repository.
# Usage: bench/setup-peers.sh DIR [starlight] [vitepress2] [storybook10] [api] [libraries]     (default: all; several hundred megabytes)
set -euo pipefail
if [ $# -eq 0 ]; then
  sed -n '2,3s/^# //p' "$0"
  exit 1
fi
contenders="$(cd "$(dirname "$0")" && pwd)/contenders"
mkdir -p "$1"
target="$(cd "$1" && pwd)"
shift
# Astro wants Node 22 or newer; Vitrine and its tests run on 20.
for name in node24 "${@:-starlight vitepress2 storybook10 api libraries}"; do
  for folder in $name; do
    mkdir -p "$target/$folder"
    cp "$contenders/$folder/package.json" "$target/$folder/"
    (cd "$target/$folder" && npm install --no-audit --no-fund)
  done
done
echo "Installed. Next: VITRINE_BENCH_PEERS=$target npm run bench"
