-- Each request comes from another network and looks for what nobody has looked for before.
local count = 0
math.randomseed(os.time())

request = function()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  local path = string.format("%s+%x", wrk.path, math.random(1, 1000000000))
  return wrk.format(nil, path, { ["Accept-Encoding"] = "br", ["X-Forwarded-For"] = address })
end
